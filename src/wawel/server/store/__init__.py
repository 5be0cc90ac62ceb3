"""Everything that outlives the process: tables, their rows, and uploaded records. Plain values go in and come out."""

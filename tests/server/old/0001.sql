PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO alembic_version VALUES('0001');
CREATE TABLE tables (
	id VARCHAR(64) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	rules INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	seed VARCHAR(200) NOT NULL, 
	position TEXT NOT NULL, 
	host_hash VARCHAR(64) NOT NULL, 
	created VARCHAR(32) NOT NULL, 
	rematch VARCHAR(64), 
	PRIMARY KEY (id)
);
INSERT INTO tables VALUES('jasny-zeglarz-lubudefi-84','knights-and-castles',1,'{"long": "no", "ages": ""}','7','','f9f69c7fbe8020ce340d232c80e435a63671697475eb4f9084874376c31471f3','2026-11-18T10:46:40.903+00:00',NULL);
INSERT INTO tables VALUES('madry-lucznik-deruraro-43','knights-and-castles',1,'{"long": "no", "ages": ""}','7','','1710a40e67f52a990831ff12fc41d639a09ceebad601d065dbb380e38fd4fc4d','2026-11-18T10:46:41.767+00:00',NULL);
INSERT INTO tables VALUES('cichy-gawron-logutapi-93','knights-and-castles',1,'{"long": "no", "ages": ""}','7','','d736c967d5c9564cf62f8e4b3162e7fb7c3a485f6fdeed3fa6788c5441105047','2026-11-18T10:46:42.910+00:00',NULL);
CREATE TABLE seats (
	table_id VARCHAR(64) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	level VARCHAR(32), 
	token_hash VARCHAR(64), 
	joined BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO seats VALUES('jasny-zeglarz-lubudefi-84',0,'link','Seat 0',NULL,'e2be62b194d159f92bfe061bc5a56592c64d18c007efdd430a6bd139682b3c9b',1);
INSERT INTO seats VALUES('jasny-zeglarz-lubudefi-84',1,'link','Seat 1',NULL,'23f5f50173b9fe248da188ba76f1dcf7aa2a33fa81584dd473ff0b8921e8517c',1);
INSERT INTO seats VALUES('madry-lucznik-deruraro-43',0,'link','Seat 0',NULL,'1296443e362d1423f49ff6f1ab2472d31b41bd7e081124a8ae994f3f5cb04a63',1);
INSERT INTO seats VALUES('madry-lucznik-deruraro-43',1,'link','Seat 1',NULL,'79c6aa2ab3538335adc1ab89187c38c490cd538e7c366554144b44e85d44c4d7',1);
INSERT INTO seats VALUES('cichy-gawron-logutapi-93',0,'here','Seat 0',NULL,NULL,1);
INSERT INTO seats VALUES('cichy-gawron-logutapi-93',1,'bot','Bot 1','random',NULL,1);
CREATE TABLE rows (
	table_id VARCHAR(64) NOT NULL, 
	seq INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	time VARCHAR(32) NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "rows" VALUES('jasny-zeglarz-lubudefi-84',1,'act',-1,'stone_large','2026-11-18T10:46:40.903+00:00');
INSERT INTO "rows" VALUES('jasny-zeglarz-lubudefi-84',2,'act',0,'knight+dragon','2026-11-18T10:46:41.187+00:00');
INSERT INTO "rows" VALUES('jasny-zeglarz-lubudefi-84',3,'act',1,'dragon+peasant','2026-11-18T10:46:41.219+00:00');
INSERT INTO "rows" VALUES('jasny-zeglarz-lubudefi-84',4,'act',-1,'wood_large','2026-11-18T10:46:41.219+00:00');
INSERT INTO "rows" VALUES('jasny-zeglarz-lubudefi-84',5,'act',0,'footman+catapult','2026-11-18T10:46:41.243+00:00');
INSERT INTO "rows" VALUES('jasny-zeglarz-lubudefi-84',6,'act',1,'shepherd+shepherd','2026-11-18T10:46:41.259+00:00');
INSERT INTO "rows" VALUES('jasny-zeglarz-lubudefi-84',7,'act',-1,'stone_small','2026-11-18T10:46:41.259+00:00');
INSERT INTO "rows" VALUES('jasny-zeglarz-lubudefi-84',8,'act',0,'archer+peasant','2026-11-18T10:46:41.294+00:00');
INSERT INTO "rows" VALUES('jasny-zeglarz-lubudefi-84',9,'act',1,'footman+archer','2026-11-18T10:46:41.339+00:00');
INSERT INTO "rows" VALUES('jasny-zeglarz-lubudefi-84',10,'act',-1,'brick_large','2026-11-18T10:46:41.339+00:00');
INSERT INTO "rows" VALUES('jasny-zeglarz-lubudefi-84',11,'act',0,'shepherd+shepherd','2026-11-18T10:46:41.367+00:00');
INSERT INTO "rows" VALUES('jasny-zeglarz-lubudefi-84',12,'act',1,'knight+shepherd','2026-11-18T10:46:41.417+00:00');
INSERT INTO "rows" VALUES('jasny-zeglarz-lubudefi-84',13,'act',-1,'brick_small','2026-11-18T10:46:41.417+00:00');
INSERT INTO "rows" VALUES('jasny-zeglarz-lubudefi-84',14,'act',0,'shepherd+shepherd','2026-11-18T10:46:41.443+00:00');
INSERT INTO "rows" VALUES('jasny-zeglarz-lubudefi-84',15,'act',1,'shepherd+shepherd','2026-11-18T10:46:41.475+00:00');
INSERT INTO "rows" VALUES('jasny-zeglarz-lubudefi-84',16,'act',-1,'wood_small','2026-11-18T10:46:41.475+00:00');
INSERT INTO "rows" VALUES('jasny-zeglarz-lubudefi-84',17,'act',0,'shepherd+shepherd','2026-11-18T10:46:41.523+00:00');
INSERT INTO "rows" VALUES('jasny-zeglarz-lubudefi-84',18,'act',1,'shepherd+shepherd','2026-11-18T10:46:41.543+00:00');
INSERT INTO "rows" VALUES('jasny-zeglarz-lubudefi-84',19,'act',-1,'recruit_2','2026-11-18T10:46:41.543+00:00');
INSERT INTO "rows" VALUES('madry-lucznik-deruraro-43',1,'act',-1,'stone_large','2026-11-18T10:46:41.767+00:00');
INSERT INTO "rows" VALUES('madry-lucznik-deruraro-43',2,'act',0,'knight+dragon','2026-11-18T10:46:41.915+00:00');
INSERT INTO "rows" VALUES('madry-lucznik-deruraro-43',3,'act',1,'knight+dragon','2026-11-18T10:46:41.928+00:00');
INSERT INTO "rows" VALUES('madry-lucznik-deruraro-43',4,'act',-1,'wood_large','2026-11-18T10:46:41.928+00:00');
INSERT INTO "rows" VALUES('madry-lucznik-deruraro-43',5,'act',0,'footman+archer','2026-11-18T10:46:41.951+00:00');
INSERT INTO "rows" VALUES('madry-lucznik-deruraro-43',6,'act',1,'footman+archer','2026-11-18T10:46:41.975+00:00');
INSERT INTO "rows" VALUES('madry-lucznik-deruraro-43',7,'act',-1,'stone_small','2026-11-18T10:46:41.975+00:00');
INSERT INTO "rows" VALUES('madry-lucznik-deruraro-43',8,'act',0,'peasant+catapult','2026-11-18T10:46:41.987+00:00');
INSERT INTO "rows" VALUES('madry-lucznik-deruraro-43',9,'act',1,'peasant+catapult','2026-11-18T10:46:42.014+00:00');
INSERT INTO "rows" VALUES('madry-lucznik-deruraro-43',10,'act',-1,'brick_large','2026-11-18T10:46:42.014+00:00');
INSERT INTO "rows" VALUES('madry-lucznik-deruraro-43',11,'act',0,'shepherd+shepherd','2026-11-18T10:46:42.039+00:00');
INSERT INTO "rows" VALUES('madry-lucznik-deruraro-43',12,'act',1,'shepherd+shepherd','2026-11-18T10:46:42.047+00:00');
INSERT INTO "rows" VALUES('madry-lucznik-deruraro-43',13,'act',-1,'brick_small','2026-11-18T10:46:42.047+00:00');
INSERT INTO "rows" VALUES('madry-lucznik-deruraro-43',14,'act',0,'shepherd+shepherd','2026-11-18T10:46:42.075+00:00');
INSERT INTO "rows" VALUES('madry-lucznik-deruraro-43',15,'act',1,'shepherd+shepherd','2026-11-18T10:46:42.119+00:00');
INSERT INTO "rows" VALUES('madry-lucznik-deruraro-43',16,'act',-1,'wood_small','2026-11-18T10:46:42.119+00:00');
INSERT INTO "rows" VALUES('madry-lucznik-deruraro-43',17,'act',0,'shepherd+shepherd','2026-11-18T10:46:42.143+00:00');
INSERT INTO "rows" VALUES('madry-lucznik-deruraro-43',18,'act',1,'shepherd+shepherd','2026-11-18T10:46:42.163+00:00');
INSERT INTO "rows" VALUES('madry-lucznik-deruraro-43',19,'act',-1,'recruit_2','2026-11-18T10:46:42.163+00:00');
INSERT INTO "rows" VALUES('madry-lucznik-deruraro-43',20,'act',0,'knight','2026-11-18T10:46:42.179+00:00');
INSERT INTO "rows" VALUES('madry-lucznik-deruraro-43',21,'act',1,'knight','2026-11-18T10:46:42.207+00:00');
INSERT INTO "rows" VALUES('cichy-gawron-logutapi-93',1,'act',-1,'stone_large','2026-11-18T10:46:42.910+00:00');
CREATE TABLE replays (
	id VARCHAR(64) NOT NULL, 
	text TEXT NOT NULL, 
	created VARCHAR(32) NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO replays VALUES('228d69b1b0e3aab7d4d8a622',replace('wawel-record 1\ngame: knights-and-castles\nrules: 1\nseats: 2\noption long: no\noption ages:\nname 0: Seat 0\nname 1: Seat 1\nseed: 7\ncommitment: 7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451\n\n. stone_large\n0 knight+dragon\n1 knight+dragon\n. wood_large\n0 footman+archer\n1 footman+archer\n. stone_small\n0 peasant+catapult\n1 peasant+catapult\n. brick_large\n0 shepherd+shepherd\n1 shepherd+shepherd\n. brick_small\n0 shepherd+shepherd\n1 shepherd+shepherd\n. wood_small\n0 shepherd+shepherd\n1 shepherd+shepherd\n. recruit_2\n0 knight\n1 knight\nend 21 over 8703026542e6bdade39176d5b2b13a2e48026431c0d00801a07f64c7e1544160\n','\n',char(10)),'2026-11-18T10:46:42.643+00:00');
CREATE INDEX tables_created ON tables (created);
CREATE INDEX replays_created ON replays (created);
COMMIT;

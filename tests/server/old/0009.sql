PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO alembic_version VALUES('0009');
CREATE TABLE tables (
	id VARCHAR(64) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	rules INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	seed VARCHAR(200) NOT NULL, 
	position TEXT NOT NULL, 
	host_hash VARCHAR(64) NOT NULL, 
	created VARCHAR(32) NOT NULL, 
	rematch VARCHAR(64), components VARCHAR(64) DEFAULT '' NOT NULL, seed_given BOOLEAN DEFAULT 0 NOT NULL, started VARCHAR(8) DEFAULT 'setup' NOT NULL, touched VARCHAR(32) DEFAULT '' NOT NULL, over BOOLEAN DEFAULT 0 NOT NULL, hints BOOLEAN DEFAULT 0 NOT NULL, projection BOOLEAN DEFAULT 0 NOT NULL, code VARCHAR(8), owner VARCHAR(32), epoch INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO tables VALUES('zloty-sokol-webitasi-fujelago-79','knights-and-castles',2,'{"long": "no", "ages": ""}','7','','1279552aea17a36c5f23a754a0b625c5f89e0f8c4f058c877c32fbe6ebb4d2c9','2026-11-18T10:46:59.968+00:00',NULL,'94e9bb37db76',1,'setup','2026-11-18T10:47:00.371+00:00',0,0,0,'MCCTEW',NULL,0);
INSERT INTO tables VALUES('mily-lucznik-koludero-kawigolu-11','dragonkeepers',1,'{"first": "random", "chests": "none", "named": ""}','7','','c482cceb20bfb8835cff49c83bbc8b366bce0e5407b67ef34c8182e4e4efdd75','2026-11-18T10:47:00.601+00:00',NULL,'ddc8fa3ba9a9',1,'setup','2026-11-18T10:47:00.955+00:00',0,0,0,'TWNAHH',NULL,0);
INSERT INTO tables VALUES('polny-kasztelan-sakikaru-finofezo-66','knights-and-castles',2,'{"long": "no", "ages": ""}','7','','e4b81a82395d8ea9d5710df7c19aae36854d5e0582b5d3d964cbc414af2798ba','2026-11-18T10:47:01.206+00:00',NULL,'94e9bb37db76',1,'setup','2026-11-18T10:47:01.523+00:00',1,0,0,'RMCEAY',NULL,0);
INSERT INTO tables VALUES('grozny-bocian-jipizape-fibulago-13','knights-and-castles',2,'{"long": "no", "ages": ""}','7','','24b32ac523dc50349f34642ac1dc5f163dcb3c8404e5f7d8f9c61e784ee7a289','2026-11-18T10:47:02.313+00:00',NULL,'94e9bb37db76',1,'setup','2026-11-18T10:47:02.313+00:00',0,0,0,NULL,NULL,0);
INSERT INTO tables VALUES('zimowy-borsuk-nowamesa-wisokiji-50','knights-and-castles',2,'{"long": "no", "ages": ""}','78f4935c6ea4ff61777e924d1baa1facf07a5022c7cb4c07d3796a5565e93f65','','e17c1a50be88c2d333cb6b491a0ef165fb064eba0d157d47820b545a1f95c1a5','2026-11-18T10:47:03.209+00:00',NULL,'94e9bb37db76',0,'setup','2026-11-18T10:47:03.209+00:00',0,0,0,'LPYPHX',NULL,0);
CREATE TABLE seats (
	table_id VARCHAR(64) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	level VARCHAR(32), 
	token_hash VARCHAR(64), 
	joined BOOLEAN NOT NULL, colour INTEGER DEFAULT '0' NOT NULL, person VARCHAR(32), place INTEGER, points INTEGER, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO seats VALUES('zloty-sokol-webitasi-fujelago-79',0,'link','Seat 0',NULL,'81d2abf246ce5fce13876e733682cb255d865c3fda1ffccf13cca7542ddd6b1a',1,0,NULL,NULL,NULL);
INSERT INTO seats VALUES('zloty-sokol-webitasi-fujelago-79',1,'link','Seat 1',NULL,'d7c6fbbcaa1fdac717c804fac44a3131f886506e6c231babdc6cb544e350ec6d',1,1,NULL,NULL,NULL);
INSERT INTO seats VALUES('mily-lucznik-koludero-kawigolu-11',0,'link','Seat 0',NULL,'4f9c783cbf417a6277aa440b39565f4bb6b4b253e90dcc5c10ac323d0268d5b6',1,0,NULL,NULL,NULL);
INSERT INTO seats VALUES('mily-lucznik-koludero-kawigolu-11',1,'link','Seat 1',NULL,'e4975e2d47ca23acf0209f5197561101144be6378f6669794cb5a5904323d971',1,1,NULL,NULL,NULL);
INSERT INTO seats VALUES('polny-kasztelan-sakikaru-finofezo-66',0,'link','Seat 0',NULL,'dcb5e9b57c6331c4bda546026e4baae32715cfb034ee4689f86594326e9387e2',1,0,NULL,2,3);
INSERT INTO seats VALUES('polny-kasztelan-sakikaru-finofezo-66',1,'link','Seat 1',NULL,'0b5e1df7f1d7b48c92bd6af9aeeba289abc5263e80dcb6e379a79889cc526057',1,1,NULL,1,4);
INSERT INTO seats VALUES('grozny-bocian-jipizape-fibulago-13',0,'here','Seat 0',NULL,NULL,1,0,NULL,NULL,NULL);
INSERT INTO seats VALUES('grozny-bocian-jipizape-fibulago-13',1,'bot','Bot 1','random',NULL,1,1,NULL,NULL,NULL);
INSERT INTO seats VALUES('zimowy-borsuk-nowamesa-wisokiji-50',0,'here','Hania',NULL,NULL,1,0,'0f3a142ecf7d63f5e10de4688b4a8073',NULL,NULL);
INSERT INTO seats VALUES('zimowy-borsuk-nowamesa-wisokiji-50',1,'link','Antek',NULL,'2d67bc0debd345ad00dbd4cb6b150f82628f33eb3f8dabd788626a86db3ab48d',0,1,NULL,NULL,NULL);
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
INSERT INTO "rows" VALUES('zloty-sokol-webitasi-fujelago-79',1,'act',-1,'youth:0,1','2026-11-18T10:46:59.968+00:00');
INSERT INTO "rows" VALUES('zloty-sokol-webitasi-fujelago-79',2,'act',-1,'stone_large','2026-11-18T10:46:59.968+00:00');
INSERT INTO "rows" VALUES('zloty-sokol-webitasi-fujelago-79',3,'act',0,'knight+dragon','2026-11-18T10:47:00.168+00:00');
INSERT INTO "rows" VALUES('zloty-sokol-webitasi-fujelago-79',4,'act',1,'dragon+peasant','2026-11-18T10:47:00.186+00:00');
INSERT INTO "rows" VALUES('zloty-sokol-webitasi-fujelago-79',5,'act',-1,'wood_small','2026-11-18T10:47:00.186+00:00');
INSERT INTO "rows" VALUES('zloty-sokol-webitasi-fujelago-79',6,'act',0,'footman+catapult','2026-11-18T10:47:00.204+00:00');
INSERT INTO "rows" VALUES('zloty-sokol-webitasi-fujelago-79',7,'act',1,'shepherd+shepherd','2026-11-18T10:47:00.223+00:00');
INSERT INTO "rows" VALUES('zloty-sokol-webitasi-fujelago-79',8,'act',-1,'stone_small','2026-11-18T10:47:00.223+00:00');
INSERT INTO "rows" VALUES('zloty-sokol-webitasi-fujelago-79',9,'act',0,'archer+peasant','2026-11-18T10:47:00.247+00:00');
INSERT INTO "rows" VALUES('zloty-sokol-webitasi-fujelago-79',10,'act',1,'footman+archer','2026-11-18T10:47:00.251+00:00');
INSERT INTO "rows" VALUES('zloty-sokol-webitasi-fujelago-79',11,'act',-1,'brick_small','2026-11-18T10:47:00.251+00:00');
INSERT INTO "rows" VALUES('zloty-sokol-webitasi-fujelago-79',12,'act',0,'shepherd+shepherd','2026-11-18T10:47:00.267+00:00');
INSERT INTO "rows" VALUES('zloty-sokol-webitasi-fujelago-79',13,'act',1,'knight+shepherd','2026-11-18T10:47:00.283+00:00');
INSERT INTO "rows" VALUES('zloty-sokol-webitasi-fujelago-79',14,'act',-1,'recruit_2','2026-11-18T10:47:00.283+00:00');
INSERT INTO "rows" VALUES('zloty-sokol-webitasi-fujelago-79',15,'act',0,'footman','2026-11-18T10:47:00.287+00:00');
INSERT INTO "rows" VALUES('zloty-sokol-webitasi-fujelago-79',16,'act',1,'archer','2026-11-18T10:47:00.339+00:00');
INSERT INTO "rows" VALUES('zloty-sokol-webitasi-fujelago-79',17,'act',-1,'brick_large','2026-11-18T10:47:00.339+00:00');
INSERT INTO "rows" VALUES('zloty-sokol-webitasi-fujelago-79',18,'act',0,'footman+shepherd','2026-11-18T10:47:00.362+00:00');
INSERT INTO "rows" VALUES('zloty-sokol-webitasi-fujelago-79',19,'act',1,'archer+shepherd','2026-11-18T10:47:00.371+00:00');
INSERT INTO "rows" VALUES('zloty-sokol-webitasi-fujelago-79',20,'act',-1,'recruit_1','2026-11-18T10:47:00.371+00:00');
INSERT INTO "rows" VALUES('mily-lucznik-koludero-kawigolu-11',1,'act',-1,'page=5','2026-11-18T10:47:00.601+00:00');
INSERT INTO "rows" VALUES('mily-lucznik-koludero-kawigolu-11',2,'act',-1,'turn=red_5','2026-11-18T10:47:00.601+00:00');
INSERT INTO "rows" VALUES('mily-lucznik-koludero-kawigolu-11',3,'act',-1,'page=2','2026-11-18T10:47:00.601+00:00');
INSERT INTO "rows" VALUES('mily-lucznik-koludero-kawigolu-11',4,'act',-1,'page=red','2026-11-18T10:47:00.601+00:00');
INSERT INTO "rows" VALUES('mily-lucznik-koludero-kawigolu-11',5,'act',-1,'turn=white_red','2026-11-18T10:47:00.601+00:00');
INSERT INTO "rows" VALUES('mily-lucznik-koludero-kawigolu-11',6,'act',-1,'page=red','2026-11-18T10:47:00.601+00:00');
INSERT INTO "rows" VALUES('mily-lucznik-koludero-kawigolu-11',7,'act',-1,'out=10','2026-11-18T10:47:00.601+00:00');
INSERT INTO "rows" VALUES('mily-lucznik-koludero-kawigolu-11',8,'act',-1,'out=4','2026-11-18T10:47:00.601+00:00');
INSERT INTO "rows" VALUES('mily-lucznik-koludero-kawigolu-11',9,'act',-1,'out=10','2026-11-18T10:47:00.601+00:00');
INSERT INTO "rows" VALUES('mily-lucznik-koludero-kawigolu-11',10,'act',-1,'out=12','2026-11-18T10:47:00.601+00:00');
INSERT INTO "rows" VALUES('mily-lucznik-koludero-kawigolu-11',11,'act',-1,'out=16','2026-11-18T10:47:00.601+00:00');
INSERT INTO "rows" VALUES('mily-lucznik-koludero-kawigolu-11',12,'act',-1,'out=1','2026-11-18T10:47:00.601+00:00');
INSERT INTO "rows" VALUES('mily-lucznik-koludero-kawigolu-11',13,'act',-1,'out=16','2026-11-18T10:47:00.601+00:00');
INSERT INTO "rows" VALUES('mily-lucznik-koludero-kawigolu-11',14,'act',-1,'out=10','2026-11-18T10:47:00.601+00:00');
INSERT INTO "rows" VALUES('mily-lucznik-koludero-kawigolu-11',15,'act',-1,'out=4','2026-11-18T10:47:00.601+00:00');
INSERT INTO "rows" VALUES('mily-lucznik-koludero-kawigolu-11',16,'act',-1,'out=1','2026-11-18T10:47:00.601+00:00');
INSERT INTO "rows" VALUES('mily-lucznik-koludero-kawigolu-11',17,'act',-1,'out=20','2026-11-18T10:47:00.601+00:00');
INSERT INTO "rows" VALUES('mily-lucznik-koludero-kawigolu-11',18,'act',-1,'out=10','2026-11-18T10:47:00.601+00:00');
INSERT INTO "rows" VALUES('mily-lucznik-koludero-kawigolu-11',19,'act',-1,'out=20','2026-11-18T10:47:00.601+00:00');
INSERT INTO "rows" VALUES('mily-lucznik-koludero-kawigolu-11',20,'act',-1,'out=4','2026-11-18T10:47:00.601+00:00');
INSERT INTO "rows" VALUES('mily-lucznik-koludero-kawigolu-11',21,'act',-1,'out=4','2026-11-18T10:47:00.601+00:00');
INSERT INTO "rows" VALUES('mily-lucznik-koludero-kawigolu-11',22,'act',-1,'out=4','2026-11-18T10:47:00.601+00:00');
INSERT INTO "rows" VALUES('mily-lucznik-koludero-kawigolu-11',23,'act',-1,'first=1','2026-11-18T10:47:00.601+00:00');
INSERT INTO "rows" VALUES('mily-lucznik-koludero-kawigolu-11',24,'act',-1,'deal=white_1_start','2026-11-18T10:47:00.601+00:00');
INSERT INTO "rows" VALUES('mily-lucznik-koludero-kawigolu-11',25,'act',1,'left','2026-11-18T10:47:00.739+00:00');
INSERT INTO "rows" VALUES('mily-lucznik-koludero-kawigolu-11',26,'act',-1,'turn=green_2','2026-11-18T10:47:00.739+00:00');
INSERT INTO "rows" VALUES('mily-lucznik-koludero-kawigolu-11',27,'act',-1,'page=5','2026-11-18T10:47:00.739+00:00');
INSERT INTO "rows" VALUES('mily-lucznik-koludero-kawigolu-11',28,'act',1,'left','2026-11-18T10:47:00.744+00:00');
INSERT INTO "rows" VALUES('mily-lucznik-koludero-kawigolu-11',29,'act',-1,'turn=green_5','2026-11-18T10:47:00.744+00:00');
INSERT INTO "rows" VALUES('mily-lucznik-koludero-kawigolu-11',30,'act',-1,'page=2','2026-11-18T10:47:00.744+00:00');
INSERT INTO "rows" VALUES('mily-lucznik-koludero-kawigolu-11',31,'act',1,'right','2026-11-18T10:47:00.775+00:00');
INSERT INTO "rows" VALUES('mily-lucznik-koludero-kawigolu-11',32,'act',-1,'turn=white_red','2026-11-18T10:47:00.775+00:00');
INSERT INTO "rows" VALUES('mily-lucznik-koludero-kawigolu-11',33,'act',-1,'page=blue','2026-11-18T10:47:00.775+00:00');
INSERT INTO "rows" VALUES('mily-lucznik-koludero-kawigolu-11',34,'act',1,'put=green_2','2026-11-18T10:47:00.799+00:00');
INSERT INTO "rows" VALUES('mily-lucznik-koludero-kawigolu-11',35,'act',1,'done','2026-11-18T10:47:00.804+00:00');
INSERT INTO "rows" VALUES('mily-lucznik-koludero-kawigolu-11',36,'act',1,'pass','2026-11-18T10:47:00.820+00:00');
INSERT INTO "rows" VALUES('mily-lucznik-koludero-kawigolu-11',37,'act',0,'pass','2026-11-18T10:47:00.865+00:00');
INSERT INTO "rows" VALUES('mily-lucznik-koludero-kawigolu-11',38,'act',0,'right','2026-11-18T10:47:00.875+00:00');
INSERT INTO "rows" VALUES('mily-lucznik-koludero-kawigolu-11',39,'act',-1,'turn=white_blue','2026-11-18T10:47:00.875+00:00');
INSERT INTO "rows" VALUES('mily-lucznik-koludero-kawigolu-11',40,'act',-1,'page=red','2026-11-18T10:47:00.875+00:00');
INSERT INTO "rows" VALUES('mily-lucznik-koludero-kawigolu-11',41,'act',0,'right','2026-11-18T10:47:00.899+00:00');
INSERT INTO "rows" VALUES('mily-lucznik-koludero-kawigolu-11',42,'act',-1,'turn=blue_red','2026-11-18T10:47:00.899+00:00');
INSERT INTO "rows" VALUES('mily-lucznik-koludero-kawigolu-11',43,'act',-1,'page=white','2026-11-18T10:47:00.899+00:00');
INSERT INTO "rows" VALUES('mily-lucznik-koludero-kawigolu-11',44,'act',0,'stop','2026-11-18T10:47:00.911+00:00');
INSERT INTO "rows" VALUES('mily-lucznik-koludero-kawigolu-11',45,'act',0,'put=white_blue','2026-11-18T10:47:00.912+00:00');
INSERT INTO "rows" VALUES('mily-lucznik-koludero-kawigolu-11',46,'act',0,'put=white_1_start','2026-11-18T10:47:00.955+00:00');
INSERT INTO "rows" VALUES('polny-kasztelan-sakikaru-finofezo-66',1,'act',-1,'youth:0,1','2026-11-18T10:47:01.206+00:00');
INSERT INTO "rows" VALUES('polny-kasztelan-sakikaru-finofezo-66',2,'act',-1,'stone_large','2026-11-18T10:47:01.206+00:00');
INSERT INTO "rows" VALUES('polny-kasztelan-sakikaru-finofezo-66',3,'act',0,'knight+dragon','2026-11-18T10:47:01.351+00:00');
INSERT INTO "rows" VALUES('polny-kasztelan-sakikaru-finofezo-66',4,'act',1,'knight+dragon','2026-11-18T10:47:01.375+00:00');
INSERT INTO "rows" VALUES('polny-kasztelan-sakikaru-finofezo-66',5,'act',-1,'wood_small','2026-11-18T10:47:01.375+00:00');
INSERT INTO "rows" VALUES('polny-kasztelan-sakikaru-finofezo-66',6,'act',0,'footman+archer','2026-11-18T10:47:01.399+00:00');
INSERT INTO "rows" VALUES('polny-kasztelan-sakikaru-finofezo-66',7,'act',1,'footman+archer','2026-11-18T10:47:01.410+00:00');
INSERT INTO "rows" VALUES('polny-kasztelan-sakikaru-finofezo-66',8,'act',-1,'stone_small','2026-11-18T10:47:01.410+00:00');
INSERT INTO "rows" VALUES('polny-kasztelan-sakikaru-finofezo-66',9,'act',0,'peasant+catapult','2026-11-18T10:47:01.412+00:00');
INSERT INTO "rows" VALUES('polny-kasztelan-sakikaru-finofezo-66',10,'act',1,'peasant+catapult','2026-11-18T10:47:01.431+00:00');
INSERT INTO "rows" VALUES('polny-kasztelan-sakikaru-finofezo-66',11,'act',-1,'brick_small','2026-11-18T10:47:01.431+00:00');
INSERT INTO "rows" VALUES('polny-kasztelan-sakikaru-finofezo-66',12,'act',0,'shepherd+shepherd','2026-11-18T10:47:01.451+00:00');
INSERT INTO "rows" VALUES('polny-kasztelan-sakikaru-finofezo-66',13,'act',1,'shepherd+shepherd','2026-11-18T10:47:01.455+00:00');
INSERT INTO "rows" VALUES('polny-kasztelan-sakikaru-finofezo-66',14,'act',-1,'recruit_2','2026-11-18T10:47:01.455+00:00');
INSERT INTO "rows" VALUES('polny-kasztelan-sakikaru-finofezo-66',15,'act',0,'knight','2026-11-18T10:47:01.482+00:00');
INSERT INTO "rows" VALUES('polny-kasztelan-sakikaru-finofezo-66',16,'act',1,'knight','2026-11-18T10:47:01.482+00:00');
INSERT INTO "rows" VALUES('polny-kasztelan-sakikaru-finofezo-66',17,'act',-1,'brick_large','2026-11-18T10:47:01.482+00:00');
INSERT INTO "rows" VALUES('polny-kasztelan-sakikaru-finofezo-66',18,'act',0,'knight+shepherd','2026-11-18T10:47:01.506+00:00');
INSERT INTO "rows" VALUES('polny-kasztelan-sakikaru-finofezo-66',19,'act',1,'knight+shepherd','2026-11-18T10:47:01.511+00:00');
INSERT INTO "rows" VALUES('polny-kasztelan-sakikaru-finofezo-66',20,'act',-1,'recruit_1','2026-11-18T10:47:01.511+00:00');
INSERT INTO "rows" VALUES('polny-kasztelan-sakikaru-finofezo-66',21,'act',0,'knight','2026-11-18T10:47:01.515+00:00');
INSERT INTO "rows" VALUES('polny-kasztelan-sakikaru-finofezo-66',22,'act',1,'knight','2026-11-18T10:47:01.523+00:00');
INSERT INTO "rows" VALUES('grozny-bocian-jipizape-fibulago-13',1,'act',-1,'youth:0,1','2026-11-18T10:47:02.313+00:00');
INSERT INTO "rows" VALUES('grozny-bocian-jipizape-fibulago-13',2,'act',-1,'stone_large','2026-11-18T10:47:02.313+00:00');
INSERT INTO "rows" VALUES('zimowy-borsuk-nowamesa-wisokiji-50',1,'act',-1,'youth:1,0','2026-11-18T10:47:03.209+00:00');
INSERT INTO "rows" VALUES('zimowy-borsuk-nowamesa-wisokiji-50',2,'act',-1,'wood_small','2026-11-18T10:47:03.209+00:00');
CREATE TABLE replays (
	id VARCHAR(64) NOT NULL, 
	text TEXT NOT NULL, 
	created VARCHAR(32) NOT NULL, owner VARCHAR(32) DEFAULT '' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO replays VALUES('e706294c49431ec0a6713e55',replace('wawel-record 1\ngame: knights-and-castles\nrules: 2\ncomponents: 94e9bb37db76\nseats: 2\noption long: no\noption ages:\nname 0: Seat 0\nname 1: Seat 1\nseed: 7\ncommitment: 7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451\n\n. youth:0,1\n. stone_large\n0 knight+dragon\n1 knight+dragon\n. wood_small\n0 footman+archer\n1 footman+archer\n. stone_small\n0 peasant+catapult\n1 peasant+catapult\n. brick_small\n0 shepherd+shepherd\n1 shepherd+shepherd\n. recruit_2\n0 knight\n1 knight\n. brick_large\n0 knight+shepherd\n1 knight+shepherd\n. recruit_1\n0 knight\n1 knight\nend 22 over 7d6db0633b02259f0668175726d05aa2637259517e50d0cf78ab803dcff5f9bf\n','\n',char(10)),'2026-11-18T10:47:02.079+00:00','1a8e6e323f1e169ad73d518a767c7d34');
CREATE TABLE analyses (
	id VARCHAR(64) NOT NULL, 
	moments TEXT NOT NULL, 
	created VARCHAR(32) NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE facts (
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO facts VALUES('owners','fa1bad688dfbf58483e14ada8f4a1c9b');
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	folded VARCHAR(160) NOT NULL, 
	password TEXT NOT NULL, 
	colour INTEGER NOT NULL, 
	settings TEXT NOT NULL, 
	created VARCHAR(32) NOT NULL, 
	changed VARCHAR(32) NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO people VALUES('0f3a142ecf7d63f5e10de4688b4a8073','Hania','hania','$argon2id$v=19$m=47104,t=1,p=1$l+X1swUr8LDba7u74drgpA$GVswk8rqZedSFOYaYYgXXcE7iDDdg9DcMrIvPJGZUCg',0,'{}','2026-11-18T10:47:02.557+00:00','2026-11-18T10:47:02.557+00:00');
CREATE TABLE sessions (
	id VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	token_hash VARCHAR(64) NOT NULL, 
	device VARCHAR(16) NOT NULL, 
	browser VARCHAR(16) NOT NULL, 
	created VARCHAR(32) NOT NULL, 
	seen VARCHAR(32) NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO sessions VALUES('5528e34113d73dd9f64d607fe06a5883','0f3a142ecf7d63f5e10de4688b4a8073','782eac5577f9b8343a854ec4ef4b48f4c14936c4a871e2039f06a17c580b2c41','program','other','2026-11-18T10:47:03.114+00:00','2026-11-18T10:47:03.114+00:00');
CREATE TABLE recovery_codes (
	person VARCHAR(32) NOT NULL, 
	code_hash VARCHAR(64) NOT NULL, 
	PRIMARY KEY (person, code_hash), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO recovery_codes VALUES('0f3a142ecf7d63f5e10de4688b4a8073','f5d6beaef911dcab43e6cf14bbb4bde5a48d21da9dd057f6f47f1147b51a7582');
INSERT INTO recovery_codes VALUES('0f3a142ecf7d63f5e10de4688b4a8073','7ddfdf1bac62cf133eda3a60020032493e0b03799b3fcfdf230308e99fffa3f6');
INSERT INTO recovery_codes VALUES('0f3a142ecf7d63f5e10de4688b4a8073','484ae14380de4a55467d6bdb9960a669c12af7fd3bd73c0a83537564c03c9235');
INSERT INTO recovery_codes VALUES('0f3a142ecf7d63f5e10de4688b4a8073','17f038103166b89e2515a924e8d1559bc768d7308852ba910df4d35fadebcf3d');
INSERT INTO recovery_codes VALUES('0f3a142ecf7d63f5e10de4688b4a8073','5e571cee94f40e66f8318be75c6a6fa2216e950743b766d68958a97185dc0a46');
INSERT INTO recovery_codes VALUES('0f3a142ecf7d63f5e10de4688b4a8073','c0b0554b5d3d3b9bdcec65b60e9804791dc53362b1df7274ce17d7d1be2f3198');
INSERT INTO recovery_codes VALUES('0f3a142ecf7d63f5e10de4688b4a8073','1795c50eaba5ffda00ad65097d0bde92ff2138119cdd10a8dc590518e1a4f99f');
INSERT INTO recovery_codes VALUES('0f3a142ecf7d63f5e10de4688b4a8073','1753420ea5d5d19d3d021e7cc2d454405b8eb5932f4e195f504c7c3b4f2dc3bb');
CREATE TABLE servers (
	id VARCHAR(32) NOT NULL, 
	expires DATETIME NOT NULL, 
	PRIMARY KEY (id)
);
CREATE INDEX tables_created ON tables (created);
CREATE INDEX replays_created ON replays (created);
CREATE INDEX analyses_created ON analyses (created);
CREATE INDEX tables_code ON tables (code);
CREATE INDEX replays_owner ON replays (owner, created);
CREATE INDEX tables_resting ON tables (over, touched);
CREATE UNIQUE INDEX people_folded ON people (folded);
CREATE UNIQUE INDEX sessions_token ON sessions (token_hash);
CREATE INDEX sessions_person ON sessions (person);
CREATE INDEX seats_person ON seats (person);
CREATE INDEX tables_owner ON tables (owner);
COMMIT;

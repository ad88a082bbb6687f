-- The id of a picture stands in its address: counted ids would tell whoever counts the pictures of ads that are not public. So new
-- ids are 48 random bits, and pictures that sellers uploaded before get such ids too. [M22, security]
alter table picture alter column id drop identity;
alter table picture alter column id set default ('x' || right(gen_random_uuid()::text, 12))::bit(48)::bigint;

create temporary table moved on commit drop as
  select picture_id as old, ('x' || right(gen_random_uuid()::text, 12))::bit(48)::bigint as new from ad_picture_upload;
update picture set object_key = object_key || '.moved' from moved where id = old;
insert into picture (id, object_key, width, height, created_at, hash, tint)
  select new, left(object_key, -6), width, height, created_at, hash, tint from moved join picture on id = old;
update ad_image set picture_id = new from moved where picture_id = old;
update ad_picture_upload set picture_id = new from moved where picture_id = old;
delete from picture using moved where id = old;
drop table moved;

-- Which picture came from which address of a dealer's feed, so that each is fetched once.
create table imported_picture (
  address text primary key,
  picture_id bigint not null references picture (id) on delete cascade
);
create index imported_picture_picture on imported_picture (picture_id);

-- What people looked for and nothing was found by all its words, counted by day: never by whom. Texts that may hold a
-- number of a phone or an address of mail are not kept. Deleted after 90 days.
create table missed_query (
  text text not null check (length(text) between 1 and 200), -- folded
  day date not null default current_date,
  times integer not null default 1,
  primary key (text, day)
);
create index missed_query_day on missed_query (day);

-- Nicknames of one model that stood for its make.
delete from synonym where (word, meaning) in (('fica', 'zastava'), ('stojadin', 'zastava'), ('kec', 'zastava'));

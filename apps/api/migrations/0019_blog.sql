-- The blog: categories and articles, each article in one language. [E32, J107-J112]
create table blog_category (
  id integer primary key,
  parent_id integer references blog_category,
  slug text not null unique,
  sort integer not null,
  status smallint not null default 1 check (status in (0, 1)),
  -- counts the changes of a row: who changes an older version than the stored one is refused [T50]
  version integer not null default 1
);

create index blog_category_parent on blog_category (parent_id);

create table blog_category_text (
  category_id integer not null references blog_category on delete cascade,
  lang text not null,
  title text not null,
  primary key (category_id, lang)
);

create table blog_article (
  id integer primary key,
  blog_category_id integer not null references blog_category,
  lang text not null,
  brand text, -- null: shown by every brand
  translates_id integer references blog_article on delete set null, -- the article whose translation it is
  slug text not null unique,
  title text not null,
  summary text not null,
  body text not null, -- Markdown
  author text not null,
  cover_id bigint references picture,
  cover_alt text not null default '',
  status smallint not null default 0 check (status in (0, 1)), -- 0: a draft
  publish_at timestamptz, -- shown from then on, where its status is 1
  withdrawn_at timestamptz, -- since when visitors who saw it are told that it is gone
  changed_at timestamptz not null default now(),
  version integer not null default 1,
  check (status = 0 or publish_at is not null),
  check (cover_id is null or cover_alt <> '')
);

-- an article and its translations have at most one text in each language
create unique index blog_article_language on blog_article (coalesce(translates_id, id), lang);
create index blog_article_newest on blog_article (lang, publish_at desc, id desc) where status = 1;
create index blog_article_of_category on blog_article (blog_category_id, publish_at desc, id desc);
create index blog_article_translations on blog_article (translates_id);

-- Addresses below /blog that are or were in use: nothing else ever answers at one while what had it exists.
create table blog_slug (
  slug text primary key,
  category_id integer references blog_category on delete set null,
  article_id integer references blog_article on delete set null,
  check (category_id is null or article_id is null)
);

create index blog_slug_category on blog_slug (category_id);
create index blog_slug_article on blog_slug (article_id);

-- Pictures that were uploaded for articles.
create table blog_picture (
  picture_id bigint primary key references picture on delete cascade,
  uploaded_at timestamptz not null default now()
);

create index blog_picture_uploaded on blog_picture (uploaded_at);

create table blog_article_picture (
  article_id integer not null references blog_article on delete cascade,
  picture_id bigint not null references blog_picture,
  primary key (article_id, picture_id)
);

create index blog_article_picture_picture on blog_article_picture (picture_id);

-- Categories that visitors see: a hidden one takes along all below it. [J111]
create view visible_blog_category as
  with recursive shown as (
    select * from blog_category where parent_id is null and status = 1
    union all
    select below.* from blog_category as below join shown on below.parent_id = shown.id where below.status = 1
  )
  select * from shown;

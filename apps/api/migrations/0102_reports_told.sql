-- Who reported an ad while signed in is told what became of it; and reports are counted after they are forgotten. [P57, N14]
alter table ad_report add column reporter_id bigint references users (id) on delete set null; -- null: a visitor
alter table ad_report add column decided_at timestamptz; -- null: it waits
create index ad_report_open on ad_report (ad_id) where decided_at is null;
create index ad_report_reporter on ad_report (reporter_id) where reporter_id is not null;

-- A report without its ad, its words and its reporter: what the public numbers count.
create table report_count (
  id bigint generated always as identity primary key,
  reason text not null,
  at timestamptz not null,
  decided_at timestamptz, -- null: it waits, or the ad went by itself
  acted boolean, -- whether the ad was removed for it, or its seller asked
  check ((decided_at is null) = (acted is null))
);
create index report_count_at on report_count (at);
alter table ad_report add column count_id bigint unique references report_count (id);

with old as (
  select ad_report.ad_id, ad_report.reporter, ad_report.reason, ad_report.at, ad_review.decided_at
  from ad_report left join ad_review on ad_review.ad_id = ad_report.ad_id)
update ad_report set decided_at = old.decided_at from old
where old.ad_id = ad_report.ad_id and old.reporter = ad_report.reporter and old.decided_at >= old.at;
do $$
declare report record; made bigint;
begin
  for report in select ad_id, reporter, reason, at from ad_report loop
    insert into report_count (reason, at) values (report.reason, report.at) returning id into made;
    update ad_report set count_id = made where ad_id = report.ad_id and reporter = report.reporter;
  end loop;
end $$;

-- Rules for the cost of owning a vehicle [N16] stand beside those of an import [N09]: both are values that hold from a
-- day on and have a source. Some have a value for each class of power, engine size or age.
alter table import_rule rename to cost_rule;
alter index import_rule_pkey rename to cost_rule_pkey;
alter function refuse_import_rule_change() rename to refuse_cost_rule_change;
alter trigger import_rule_stands on cost_rule rename to cost_rule_stands;
alter trigger import_rule_changed on cost_rule rename to cost_rule_changed;

create or replace function refuse_cost_rule_change() returns trigger language plpgsql as $$
begin
  raise exception 'cost_rule is append-only';
end $$;

alter table cost_rule
  -- the class begins above this many kilowatts or cubic centimetres (`costRuleClasses` of domain-rules)
  add column above numeric(8, 2) not null default 0 check (above >= 0),
  -- the class begins at this age, in completed years
  add column from_age smallint not null default 0 check (from_age between 0 and 100);

drop index import_rule_of_key;
create index cost_rule_of_class on cost_rule (country, key, above, from_age, valid_from desc, id desc);

-- Only what an official text says; no text in force with an amount was found, so every value is open. The sources of
-- classes have their bounds. `valid_from` is where this table begins, not the day of a law.
insert into cost_rule (country, key, above, valid_from, source_title, source_url, read_on)
select 'RS', 'insurance', above, '2020-01-01', 'Udruženje osiguravača Srbije: grupe snage u minimalnoj tarifi iz 2014.',
  'https://uos.rs/lat/2014/06/20/novi-tarifnik-polisa-autoodgovornosti-2/', '2026-11-30'
from unnest(array[0, 22, 33, 44, 55, 66, 84, 110]) above;

insert into cost_rule (country, key, above, valid_from, source_title, source_url, read_on)
select 'RS', 'use-tax', above, '2020-01-01',
  'Zakon o porezima na upotrebu, držanje i nošenje dobara, član 4: grupe zapremine („Službeni glasnik RS“, do br. 31/2009)',
  'http://demo.paragraf.rs/demo/combined/Old/t/t2009_05/t05_0012.htm', '2026-11-30'
from unnest(array[0, 1150, 1300, 1600, 2000, 2500, 3000]) above;

insert into cost_rule (country, key, valid_from)
select 'RS', key, '2020-01-01'
from unnest(array['use-tax-reduction', 'use-tax-electric', 'inspection', 'sticker', 'local-fee', 'price-diesel',
  'price-petrol', 'price-lpg', 'price-cng', 'price-electricity']) key;

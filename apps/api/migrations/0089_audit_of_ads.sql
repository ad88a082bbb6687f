-- What was decided about an ad is found by its number.

create index audit_entry_ad on audit_entry ((details ->> 'ad'), at desc) where details ? 'ad';

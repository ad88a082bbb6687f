-- Old and new rows of a statement are joined by hashing. Nothing is known of their number when the join is planned, and a
-- loop in a loop, which is right for one ad, takes minutes for an import or a seller with thousands of ads.
alter function keep_ad_history() set enable_nestloop = off;
alter function note_ads_updated() set enable_nestloop = off;

-- Sellers pay to be looked at first: the credits are reserved until a moderator has decided, or too much time has passed. [J32, M05]
alter table ad_review add column priority_id text; -- of the transfer that reserves them; null: nobody paid, or it was decided
alter table ad_review add column priority_until timestamptz; -- from then on the ad waits as all others
alter table ad_review add check ((priority_id is null) = (priority_until is null));

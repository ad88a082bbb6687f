-- Why a moderator refused an ad, as words of `rejectionReasons` in domain-rules: each seller reads them in the own language; `reason`
-- holds what was written beside them. [M05, P57]
alter table ad_review add column refused_for text[] not null default '{}';

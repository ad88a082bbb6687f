-- What a seller answered to a moderator: the question, and what the ad said when it was asked, until the next decision. [J139, P57]
alter table ad_review
  add column answered text not null default '', -- the question that an edit answered
  add column answered_at timestamptz,
  add column asked_fields jsonb; -- what the form of the ad held when its seller was asked

-- Who invited: the invitations of somebody who leaves a company go with them.
alter table company_invitation add column invited_by integer references users (id) on delete cascade;
create index company_invitation_inviter on company_invitation (invited_by);

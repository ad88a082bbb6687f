-- Codes that confirm another e-mail address of an account: one for the new address, one for the present one. Their
-- `target` is the new address.
alter table one_time_code drop constraint one_time_code_purpose_check;
alter table one_time_code add constraint one_time_code_purpose_check check (
  purpose in (
    'verify-email', 'reset-password', 'remove-account', 'sign-in', 'verify-phone', 'change-email',
    'change-email-present'));

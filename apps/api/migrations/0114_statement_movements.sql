-- What the bank itself calls a movement: a line that bears the same with another content waits for an administrator. Null where the bank
-- gave no number, and in lines that were imported before. [M42]
alter table statement_line add column movement text;
create index statement_line_movement on statement_line (movement) where movement is not null;

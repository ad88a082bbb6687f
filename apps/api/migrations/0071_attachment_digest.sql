-- SHA-256 of a file as it was sent: the same message again has the same file. Null: it came before this was kept.
alter table conversation_attachment add column sent_digest bytea;

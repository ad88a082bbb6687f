-- The mean colour of the middle of a picture, 0xRRGGBB: the same model from the same side in another paint has the same hash.
alter table picture add column tint integer check ((hash is null) = (tint is null));

import type { Sql } from 'postgres';

/** A record as it is stored. */
type Row = Readonly<Record<string, unknown>>;

/** Reads the next records of a section, after the last id that was read, at most `pageSize`. */
export type ReadSection = (sql: Sql, userId: number, after: number) => PromiseLike<readonly Row[]>;

/** Records of one page. */
export const pageSize = 500;

/**
 * All stored data about an account, by section. A table with an account in it is a line here. Proofs of identity
 * (passwords, codes, tokens) and data that identifies others are never included. Sections whose records have a number
 * as `id` are read in pages by it. Cookie choices store no account, so they cannot be found here. [M64]
 */
export const sections: Readonly<Record<string, ReadSection>> = {
  profile: (sql, id) => sql`
    select id as user_id, name, email, email_verified_at, mobile, mobile_verified_at, description, type_id,
      own_type_id, status, status_reason, verified, country_id, city_id, address, language, brand, created_at,
      (select changed_at from user_password where user_id = users.id) as password_changed_at,
      (select confirmed_at from totp where user_id = users.id) as second_factor_since
    from users where id = ${id}`,
  settings: (sql, id) => sql`select key, value from users, jsonb_each(settings) where id = ${id}`,
  addresses: (sql, id, after) => sql`
    select id, country_id, region_id, city, street, zip, lat, lng, is_default, created_at
    from user_address where user_id = ${id} and id > ${after} order by id limit ${pageSize}`,
  images: (sql, id) => sql`
    select kind, '/img/' || picture_id as address, width, height, created_at
    from user_image join picture on picture.id = picture_id where user_id = ${id}`,
  sessions: (sql, id) => sql`
    select device, address, country, brand, remembered, created_at, authenticated_at, last_used_at, expires_at,
      ended_at, end_reason
    from session where user_id = ${id} and impersonator_id is null order by created_at`,
  push_devices: (sql, id) => sql`
    select split_part(endpoint, '/', 3) as service, brand, created_at, seen_at, arrived_at,
      (select coalesce(jsonb_agg(content), '[]') from push_message
        where subscription_id = push_subscription.id) as waiting
    from push_subscription where user_id = ${id} order by created_at`,
  passkeys: (sql, id) => sql`
    select name, rp_id, backed_up, created_at, last_used_at from passkey where user_id = ${id} order by created_at`,
  identities: (sql, id) => sql`select provider, subject, created_at from identity where user_id = ${id}`,
  groups: (sql, id) => sql`select group_id, granted_at from user_group where user_id = ${id} order by group_id`,
  plans: (sql, id, after) => sql`
    select id, plan, starts_at, ends_at, next_plan from user_plan
    where user_id = ${id} and id > ${after} order by id limit ${pageSize}`,
  credits_and_payments: (sql, id, after) => sql`
    select seq as id, phase, unit, case when takes = account.id then amount else -amount end as amount, kind, facts,
      reason,
      expires_at, case when takes = account.id then takes_left else gives_left end as left_over,
      ledger_transfer.created_at
    from ledger_account account join ledger_transfer using (unit)
    where user_id = ${id} and account.id in (gives, takes) and seq > ${after} order by seq limit ${pageSize}`,
  loyalty: (sql, id) => sql`
    select id as deed, kind, points, given_at, withdrawn_at, taken, kept from loyalty_deed where user_id = ${id}
      order by given_at, id`,
  picture_packages: (sql, id) => sql`
    select draft_id, ad_id, images, credits, bought_at, returned_at from image_package where user_id = ${id}
      order by bought_at`,
  promotions: (sql, id) => sql`
    select ad_id, type, credits, bought_at, starts_at, ends_at, proof_url from boost_purchase
    where user_id = ${id} order by bought_at`,
  orders: (sql, id, after) => sql`
    select id, public_id, brand, currency, total, net, state, created_at, paid_at, invoice, begun_for_ad,
      array(select product || ' x ' || quantity from purchase_order_item where order_id = purchase_order.id
        order by place) as items,
      (select to_jsonb(receipt) - 'order_id' from receipt where order_id = purchase_order.id) as receipt
    from purchase_order where user_id = ${id} and id > ${after} order by id limit ${pageSize}`,
  company: (sql, id) => sql`
    select slug, name, legal_name, tax_id, registry_number, country_id, region_id, city_id, address, phones, web,
      description, opening_hours, status, created_at
    from company where user_id = ${id}`,
  company_documents: (sql, id) => sql`
    select company_document.id as document_id, kind, company_document.name, bytes, at
    from company_document join company on company.id = company_id where user_id = ${id} order by at`,
  company_review: (sql, id) => sql`
    select changes, waiting_since, question, answered, answer, answered_at, refused_for, company_review.reason,
      decided_at
    from company_review join company on company.id = company_id where user_id = ${id}`,
  // a decision that can still be undone is not told yet
  decisions_about_company: (sql, id, after) => sql`
    select decision.id, decided_at, old_status, decision.status, reasons, reason
    from ad_decision decision join company on company.id = company_id
    where kind = 'company' and user_id = ${id} and told_at is not null and decision.id > ${after}
    order by decision.id limit ${pageSize}`,
  memberships: (sql, id) => sql`
    select slug, company.name, role, joined_at from company_member join company on company.id = company_id
    where company_member.user_id = ${id}`,
  notifications: (sql, id, after) => sql`
    select id, kind, event, ad_id, conversation_id, facts, created_at, read_at from notification
    where user_id = ${id} and id > ${after} order by id limit ${pageSize}`,
  notes_of_administrators: (sql, id) => sql`
    select text, created_at from user_note where user_id = ${id} order by id`,
  notification_settings: (sql, id) => sql`select settings from notification_setting where user_id = ${id}`,
  favourites: (sql, id, after) => sql`
    select ad_id as id, price, told_price, created_at from favourite
    where user_id = ${id} and ad_id > ${after} order by ad_id limit ${pageSize}`,
  car_service: (sql, id) => sql`
    select service.id, paused, service.description, home_visit, card_payment, languages, brand_ids, currency,
      service.created_at, service.updated_at,
      (select jsonb_agg(jsonb_build_object('kind_id', kind_id, 'title', title, 'minutes', minutes, 'price', price)
        order by sort) from service_price where service_id = service.id) as prices,
      array(select '/img/' || picture_id from service_image where service_id = service.id order by sort) as images
    from car_service service join company on company.id = service.id where company.user_id = ${id}`,
  reviews_of_services: (sql, id, after) => sql`
    select review.id, company.name as service, rating, text, review.created_at, removed_at
    from service_review review join company on company.id = service_id
    where author_id = ${id} and review.id > ${after} order by review.id limit ${pageSize}`,
  replies_to_reviews: (sql, id, after) => sql`
    select review.id, reply, replied_at from service_review review join company on company.id = service_id
    where company.user_id = ${id} and reply is not null and review.id > ${after} order by review.id limit ${pageSize}`,
  reports_of_reviews: (sql, id, after) => sql`
    select review_id as id, reason, text, at, decision from service_review_report
    where user_id = ${id} and review_id > ${after} order by review_id limit ${pageSize}`,
  contacts_of_services: (sql, id, after) => sql`
    select service_id as id, revealed_at, answered_at from service_contact
    where user_id = ${id} and service_id > ${after} order by service_id limit ${pageSize}`,
  followed_sellers: (sql, id) => sql`
    select seller.name, company as slug, followed.created_at, visited_at
    from followed_seller followed left join public_seller seller on seller.id = seller_id
    where followed.user_id = ${id}`,
  collected: (sql, id) => sql`select compared, history, cart, updated_at from collected where user_id = ${id}`,
  drafts: (sql, id) => sql`select id, category_id, fields, created_at, updated_at from ad_draft where user_id = ${id}`,
  ads: (sql, id, after) => sql`
    select ad.id, category_id, brand_id, model_id, chassis_id, brand_text, model_text, line, description,
      description_lang,
      slug, price, price_type, financing_price, credit, year, mileage, power_kw, displacement, vin,
      contact_phone, country_id, region_id, city_id, lat, lng, status, views, created_at, published_at, confirmed_at, expires_at, updated_at,
      array(select '/img/' || picture_id from ad_image where ad_id = ad.id order by sort) as images
    from ad where user_id = ${id} and ad.id > ${after} order by ad.id limit ${pageSize}`,
  uploaded_pictures: (sql, id) => sql`
    select ad_picture_upload.id as upload_id, '/img/' || picture_id as address, ad_id, service_id, created_at
    from ad_picture_upload join picture on picture.id = picture_id where user_id = ${id} order by created_at`,
  ad_events: (sql, id, after) => sql`
    select ad_event.id, ad_id, type, old_price, ad_event.price, old_status, ad_event.status, changed, at
    from ad_event join ad on ad.id = ad_id
    where user_id = ${id} and ad_event.id > ${after} order by ad_event.id limit ${pageSize}`,
  conversations: (sql, id, after) => sql`
    select conversation.id, case when service_id is null then ad_id end as ad_id, ad_title, service_id,
      vehicle_id, vehicle_title, brand, created_at, muted, archived, last_read_message_id
    from conversation_member join conversation on conversation.id = conversation_id
    where conversation_member.user_id = ${id} and conversation.id > ${after} order by conversation.id
      limit ${pageSize}`,
  // messages written for a company belong to the company, and messages from others belong to their authors
  messages: (sql, id, after) => sql`
    select id, conversation_id, text, created_at,
      array(select name from conversation_attachment where message_id = conversation_message.id
        order by id) as attachments
    from conversation_message where sender_id = ${id} and id > ${after} order by id limit ${pageSize}`,
  blocked_users: (sql, id, after) => sql`
    select blocked_id as id, created_at from blocked_user
    where user_id = ${id} and blocked_id > ${after} order by blocked_id limit ${pageSize}`,
  reports_of_conversations: (sql, id, after) => sql`
    select conversation_id as id, reason, text, at from conversation_report
    where user_id = ${id} and conversation_id > ${after} order by conversation_id limit ${pageSize}`,
  canned_answers: (sql, id) => sql`select title, text from canned_answer where user_id = ${id} order by title`,
  decisions_about_account: (sql, id, after) => sql`
    select id, decided_at, status, code, reason, was_reported, automatic, until from user_decision
    where user_id = ${id} and id > ${after} order by id limit ${pageSize}`,
  appeals: (sql, id, after) => sql`
    select id, text, made_at, decided_at, won, answer from appeal
    where user_id = ${id} and id > ${after} order by id limit ${pageSize}`,
  reports_of_ads: (sql, id, after) => sql`
    select ad_id as id, reason, text, at, decided_at from ad_report
    where reporter_id = ${id} and ad_id > ${after} order by ad_id limit ${pageSize}`,
  acts_of_administrators: (sql, id, after) => sql`
    select id, at, action from audit_entry where subject_id = ${id} and id > ${after} order by id limit ${pageSize}`,
};

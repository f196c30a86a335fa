import { type Kysely, sql } from 'kysely'

const UP = `
-- Of a mail template: the texts of admins by language, over the built-in ones. 'value' stays as it is, for a server of the version
-- before, which may run beside this one during an upgrade.
alter table setting add column texts jsonb not null default '{}';
update setting set texts = (
  select jsonb_object_agg(locale, words || jsonb_build_object('version', 1, 'changedAt', to_jsonb(updated_at)))
  from jsonb_each(value) as each (locale, words) where locale <> 'params'
)
where type = 'EMAIL_TEMPLATE' and exists (select from audit where action = 'setting.change' and subject = setting.key);

-- What an admin sent: to many people, or to one address.
create table mailing (
  id uuid primary key,
  kind text not null check (kind in ('people', 'template', 'html')),
  created_by uuid not null references person,
  created_at timestamptz(3) not null,
  title text not null,
  body text not null,
  -- Of a mail by a template: its values. Of HTML: whom an answer goes to.
  detail jsonb not null default '{}',
  locale text,
  redirected_to text,
  -- The last recipient whose mail was queued. Until 'queueing' is false, more follow.
  queued_to integer not null default 0,
  queueing boolean not null default true,
  stopped_at timestamptz(3)
);
create index on mailing (created_at desc, id desc);

create table mailing_recipient (
  mailing_id uuid not null references mailing on delete cascade,
  nth integer not null,
  -- Null for an address without an account, or once the account was erased.
  person_id uuid references person on delete set null,
  address text,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed', 'none', 'stopped')),
  tries smallint not null default 0,
  -- What the mail server said last.
  error text not null default '',
  at timestamptz(3) not null default now(),
  primary key (mailing_id, nth)
);
create unique index on mailing_recipient (mailing_id, person_id) where person_id is not null;
create index on mailing_recipient (person_id) where person_id is not null;
create index on mailing_recipient (mailing_id, nth) where error <> '' or state = 'failed';
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(UP).execute(db)
}

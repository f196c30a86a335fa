import { type Kysely, sql } from 'kysely'

/**
 * Reports, photos and the audit log point at a subject (kind and id) instead of having a column or a table per kind. The old
 * columns and names stay readable and writable for a server of the version before, which may run beside this one during an
 * upgrade: triggers and a view translate. A later migration drops them.
 */
const UP = `
alter table report add column subject_kind text;
alter table report add column subject_id uuid;
update report set
  subject_kind = case when comment_id is not null then 'comment' else 'treasure' end,
  subject_id = coalesce(comment_id, treasure_id);
alter table report alter column subject_kind set not null;
alter table report alter column subject_id set not null;
alter table report drop constraint report_check;
alter table report drop constraint report_outcome_check;
update report set outcome = case outcome when 'left' then 'kept' else 'deleted' end where outcome is not null;
alter table report add constraint report_outcome_check check (outcome in ('kept', 'deleted'));
create unique index on report (subject_id, person_id, subject_kind);

create function report_of_older_version() returns trigger language plpgsql as $$
begin
  if new.subject_kind is null then
    new.subject_kind = case when new.comment_id is not null then 'comment' else 'treasure' end;
    new.subject_id = coalesce(new.comment_id, new.treasure_id);
  elsif new.subject_kind = 'comment' then
    new.comment_id = new.subject_id;
  elsif new.subject_kind = 'treasure' then
    new.treasure_id = new.subject_id;
  end if;
  new.outcome = case new.outcome when 'left' then 'kept' when 'removed' then 'deleted' else new.outcome end;
  return new;
end $$;
create trigger report_of_older_version before insert or update on report
  for each row execute function report_of_older_version();

-- What shows a photo: at most one piece of content, in which it has a position.
alter table photo add column subject_kind text;
alter table photo add column subject_id uuid;
alter table photo add column position smallint;
update photo set subject_kind = 'thread', subject_id = t.thread_id, position = t.position
  from thread_photo t where t.photo_id = photo.id;
update photo set subject_kind = 'treasure', subject_id = t.id, position = 0 from treasure t where t.photo_id = photo.id;
create index on photo (subject_id, position) where subject_id is not null;
drop table thread_photo;
create view thread_photo as
  select subject_id as thread_id, position, id as photo_id from photo where subject_kind = 'thread';
create function thread_photo_of_older_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update photo set subject_kind = null, subject_id = null, position = null where id = old.photo_id;
    return old;
  end if;
  update photo set subject_kind = 'thread', subject_id = new.thread_id, position = new.position where id = new.photo_id;
  return new;
end $$;
create trigger thread_photo_of_older_version instead of insert or delete on thread_photo
  for each row execute function thread_photo_of_older_version();
create function treasure_photo_of_older_version() returns trigger language plpgsql as $$
begin
  update photo set subject_kind = 'treasure', subject_id = new.id, position = 0
    where id = new.photo_id and subject_id is distinct from new.id;
  return null;
end $$;
create trigger treasure_photo_of_older_version after insert on treasure
  for each row execute function treasure_photo_of_older_version();

alter table audit add column subject_kind text;
update audit set subject_kind = split_part(action, '.', 1) where split_part(action, '.', 1) in ('thread', 'comment', 'treasure');
update audit set subject_kind = case when exists (select from comment c where c.id = audit.subject::uuid) then 'comment'
  else 'treasure' end where action in ('report.left', 'report.reopened');
update audit set action = 'report.dismissed' where action = 'report.left';
create function audit_of_older_version() returns trigger language plpgsql as $$
begin
  if new.action = 'report.left' then new.action = 'report.dismissed'; end if;
  new.subject_kind = case when split_part(new.action, '.', 1) <> 'report' then split_part(new.action, '.', 1)
    when exists (select from comment c where c.id = new.subject::uuid) then 'comment' else 'treasure' end;
  return new;
end $$;
create trigger audit_of_older_version before insert on audit for each row
  when (new.subject_kind is null and split_part(new.action, '.', 1) in ('thread', 'comment', 'treasure', 'report'))
  execute function audit_of_older_version();

create function notification_of_older_version(kind text, data jsonb, out new_kind text, out new_data jsonb)
language sql immutable as $$
  select
    case
      when kind in ('thread.removed', 'comment.removed', 'treasure.removed') then 'content.deleted'
      when kind in ('thread.restored', 'comment.restored', 'treasure.restored') then 'content.restored'
      when kind = 'report.settled' then 'report.resolved'
      else kind end,
    case
      when kind in ('report.opened', 'report.settled') then data || jsonb_build_object(
        'subject', case when data -> 'subject' ? 'commentId'
          then jsonb_build_object('kind', 'comment', 'id', data #> '{subject,commentId}', 'parentId', data #> '{subject,threadId}')
          else jsonb_build_object('kind', 'treasure', 'id', data #> '{subject,treasureId}', 'parentId', null) end)
        || case data ->> 'outcome' when 'left' then '{"outcome": "kept"}' when 'removed' then '{"outcome": "deleted"}'
          else '{}' end::jsonb
      else (data - 'threadId' - 'commentId' - 'treasureId') || jsonb_build_object('subject', jsonb_build_object(
        'kind', split_part(kind, '.', 1),
        'id', coalesce(data -> 'commentId', data -> 'treasureId', data -> 'threadId'),
        'parentId', case when data ? 'commentId' then data -> 'threadId' end)) end
$$;
create function translate_notification() returns trigger language plpgsql as $$
begin
  select new_kind, new_data into new.kind, new.data from notification_of_older_version(new.kind, new.data);
  return new;
end $$;
create trigger translate_notification before insert on notification for each row
  when (new.kind in ('thread.removed', 'comment.removed', 'treasure.removed', 'thread.restored', 'comment.restored',
    'treasure.restored', 'report.settled') or (new.kind = 'report.opened' and not new.data -> 'subject' ? 'id'))
  execute function translate_notification();
-- After the trigger, which waits for notices under way of the version before: otherwise neither would translate them.
update notification n set kind = f.new_kind, data = f.new_data
  from notification o, lateral notification_of_older_version(o.kind, o.data) f
  where o.id = n.id and (o.kind in ('thread.removed', 'comment.removed', 'treasure.removed', 'thread.restored',
    'comment.restored', 'treasure.restored', 'report.settled') or (o.kind = 'report.opened' and not o.data -> 'subject' ? 'id'));
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(UP).execute(db)
}

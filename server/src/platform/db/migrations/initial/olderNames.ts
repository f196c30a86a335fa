/**
 * Names that reports, photos, the log and notices once had, a column or a table for each kind of content: what is written by them is
 * translated. Nothing writes them any more. A later migration drops them, with `report.comment_id` and `treasure_id`.
 */
export const OLDER_NAMES = `
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
`

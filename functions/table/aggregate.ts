import * as z from 'zod/mini'
import { Event } from '../../events/event.ts'
import { isRefusal, type Refusal } from '../../shared/answer.ts'
import type { NewEvent, Transition } from '../../shared/event.ts'
import type { Item } from './client.ts'
import { type Actor, eventsAbout, eventWrites } from './outbox.ts'
import { eventPrefix, type Key } from './shape.ts'
import { table } from './table.ts'
import { timerAttributes } from './timers.ts'
import { absent, atVersion, backoff, both, type Condition, isConflict, type Write } from './write.ts'

/**
 * Aggregates: items that change by a pure rule, load -> decide -> save. One transaction holds the item on the condition
 * that its version is the one that was loaded, the items that follow from it, its events, its timer, and further writes
 * such as an idempotency record. A conflict loads and decides again.
 */

interface Root {
  readonly ID: number
  readonly Version: number
}

/** A noun's aggregate: where it is stored, and what is written with it. */
export interface AggregateDefinition<S extends Root> {
  /** Kind of the subject of its events and timers: `donation`. */
  readonly kind: string
  readonly schema: z.ZodMiniType<S>
  key(id: number): Key
  /** The entity that the subject belongs to. */
  entityId(state: S): number
  /** Attributes of the item beside its state: lists, `sort`, `row`. */
  attributes(state: S): Item
  /** When a timer has to settle the item next; null when never. */
  dueAt?(state: S): string | null
  /** Writes to other items that follow from a change: rows of others, counters. */
  projections?(before: S | undefined, after: S): readonly Write[]
}

/** The state with its events, oldest first. */
export interface WithTimeline<S> {
  readonly state: S
  readonly events: readonly Event[]
}

export interface SaveOptions<S> extends Actor {
  /** More writes of the same transaction. */
  readonly also?: readonly Write[]
  /**
   * A further condition on the item, made at the moment of writing, such as a deadline. The transaction is then sent once:
   * after a conflict the same one would name a time that has passed.
   */
  readonly onlyIf?: (before: S) => Condition
}
export interface ChangeOptions<S> extends Omit<SaveOptions<S>, 'also'> {
  /** More writes of the same transaction, from the state that the rule decided. */
  readonly also?: (state: S) => readonly Write[]
}
export type Decision<S, E extends NewEvent> = (state: S, now: Date) => Transition<S, E> | Refusal

/**
 * Maximum optimistic-lock retries: 30 asked agencies plus about ten writes by staff can conflict at one donation, and an
 * agency's badge with its answers to other donations.
 */
export const maxTries = 40

/** Runs an attempt; after an optimistic-lock conflict loads again and repeats, with jitter from the second conflict. */
export async function retryConflicts<L, R>(
  { loaded, now, reload, tries: most = maxTries }: RetryOptions<L>,
  attempt: (current: L, now: Date) => Promise<R>,
): Promise<R> {
  let current = loaded
  let at = now
  for (let tries = 1; ; tries++) {
    try {
      return await attempt(current, at)
    } catch (error) {
      if (!isConflict(error) || tries >= most) throw error
      if (tries > 1) await backoff(tries)
      const again = await reload()
      if (again === undefined) throw error
      current = again
      at = new Date()
    }
  }
}
export interface RetryOptions<L> {
  readonly loaded: L
  readonly now: Date
  /** What there is now; undefined when it is gone. */
  reload(): Promise<L | undefined>
  readonly tries?: number
}

/**
 * The store of a noun: `const donations = aggregate<Donation, DonationEvent>({ kind: 'donation', … })`, then
 * `donations.change(loaded, (donation, now) => close(donation, now), { by: caller, now })` in an endpoint.
 */
export function aggregate<S extends Root, E extends NewEvent>(definition: AggregateDefinition<S>) {
  const { kind, schema, key } = definition
  const load = (id: number) => table.get(key(id), schema)

  function itemOf(state: S): Key & Item {
    const dueAt = definition.dueAt?.(state) ?? null
    const timer = dueAt === null ? {} : timerAttributes({ kind, id: state.ID, dueAt })
    return { ...key(state.ID), ...state, ...definition.attributes(state), ...timer }
  }

  const eventsOf = (state: S, events: readonly E[], actor: Actor): Event[] =>
    eventsAbout({ kind, id: state.ID, entityId: definition.entityId(state), version: state.Version }, events, actor)

  /** The state with its timeline, in one query. */
  async function loadWithTimeline(id: number): Promise<WithTimeline<S> | undefined> {
    const items = await table.all({ pk: key(id).pk }, z.looseObject({ sk: z.string() }))
    const item = items.find(({ sk }) => sk === key(id).sk)
    if (!item) return undefined
    const events = items.filter(({ sk }) => sk.startsWith(eventPrefix)).map((event) => Event.parse(event))
    return { state: schema.parse(item), events }
  }

  /** Saves a decision: the state as it is then, and its new events. Throws on a conflict. */
  async function save(
    before: S | undefined,
    { state, events }: Transition<S, E>,
    { by, now, also = [], onlyIf }: SaveOptions<S>,
  ): Promise<WithTimeline<S>> {
    if (before && events.length === 0 && state === before && also.length === 0) return { state, events: [] }
    const saved: S = { ...state, Version: (before?.Version ?? 0) + 1 }
    const unchanged = before ? atVersion(before.Version) : absent
    const further = before && onlyIf?.(before)
    const newEvents = eventsOf(saved, events, { by, now })
    const writes: Write[] = [
      { put: itemOf(saved), when: further ? both(unchanged, further) : unchanged },
      ...(definition.projections?.(before, saved) ?? []),
      ...eventWrites(key(saved.ID), newEvents),
      ...also,
    ]
    await (further ? table.commit(writes, 1) : table.commit(writes))
    return { state: saved, events: newEvents }
  }

  const attempt = async (before: S, now: Date, decide: Decision<S, E>, options: ChangeOptions<S>) => {
    const decided = decide(before, now)
    if (isRefusal(decided)) return decided
    return save(before, decided, { ...options, now, also: options.also?.(decided.state) ?? [] })
  }

  /** Decides and saves, again after each conflict. Answers the new state and its new events. */
  const change = (loaded: S, decide: Decision<S, E>, options: ChangeOptions<S>): Promise<WithTimeline<S> | Refusal> =>
    retryConflicts({ loaded, now: options.now, reload: () => load(loaded.ID) }, (before, now) =>
      attempt(before, now, decide, options),
    )

  /** As `change`, for what was loaded with its timeline: answers the whole timeline without reading it again. */
  const changeWithTimeline = (
    loaded: WithTimeline<S>,
    decide: Decision<S, E>,
    options: ChangeOptions<S>,
  ): Promise<WithTimeline<S> | Refusal> =>
    retryConflicts(
      { loaded, now: options.now, reload: () => loadWithTimeline(loaded.state.ID) },
      async (before, now) => {
        const changed = await attempt(before.state, now, decide, options)
        return isRefusal(changed) ? changed : { state: changed.state, events: [...before.events, ...changed.events] }
      },
    )

  /**
   * The items that saving each change at its time would have left, for data from elsewhere and for demonstrations. Without
   * `isPublished` nothing reacts to the events.
   */
  const importWrites = ({ state, events }: WithTimeline<S>, isPublished = false): Write[] => [
    { put: itemOf(state), when: absent },
    ...(definition.projections?.(undefined, state) ?? []),
    ...eventWrites(key(state.ID), events, isPublished),
  ]

  return { load, loadWithTimeline, eventsOf, save, change, changeWithTimeline, importWrites }
}

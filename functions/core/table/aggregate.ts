import * as z from 'zod/mini'
import { Event } from '../../../events/event.ts'
import { isRefusal, type Refusal } from '../../../shared/core/answer.ts'
import type { NewEvent, Transition } from '../../../shared/core/event.ts'
import type { Item } from './client.ts'
import { absent, and, atVersion, type Condition } from './conditions.ts'
import { isAnsweredBefore } from './idempotency.ts'
import { type Actor, causeOfChange, eventsAbout, eventWrites } from './outbox.ts'
import { eventPrefix, type Key } from './shape.ts'
import { table } from './table.ts'
import { timerAttributes } from './timers.ts'
import { backoff, isConflict, type Write } from './write.ts'

/**
 * Aggregates: items that change by a pure rule, load -> decide -> save. One transaction holds the item on the condition
 * that its version is the one that was loaded, the items that follow from it, its events, its timer, and further writes
 * such as an idempotency record. A conflict loads and decides again.
 */

interface Root {
  readonly ID: number
  readonly Version: number
  /** Beyond the noun's schema: the correlation id of the change that set the timer. */
  readonly TimerCause?: string | undefined
}

/** A noun's aggregate: where it is stored, and what is written with it. */
export interface AggregateDefinition<S extends Root, E extends NewEvent> {
  /** Kind of the subject of its events and timers: `donation`. */
  readonly kind: string
  readonly schema: z.ZodMiniType<S>
  key(id: number): Key
  /** The entity that the subject belongs to. */
  entityId(state: S): number
  /** Attributes of the item beside its state: lists, `sort`, `row`. */
  attributes(state: S): Item
  /** Time at which a timer has to settle the item next; null when never. */
  dueAt?(state: S): string | null
  /** Large attributes that few readers need and no rule reads: stored beside the item, and read with the timeline. */
  readonly aside?: Aside<S>
  /** Writes to other items that follow from a change: rows of others, counters. `change`: absent for imports. */
  projections?(before: S | undefined, after: S, change?: { at: Date; events: readonly E[] }): readonly Write[]
}

export interface Aside<S> {
  /** In the partition of the item. */
  key(id: number): Key
  /** The state as its item has it, and the attributes that the item aside does not have yet; of a new item all. */
  split(state: S, isNew: boolean): { readonly stored: S; readonly aside: Item }
  /** The state with the attributes of the item aside. */
  join(state: S, aside: Item): S
}

/** The state with its events, oldest first. */
export interface WithTimeline<S> {
  readonly state: S
  readonly events: readonly Event[]
}

export interface SaveOptions<S> extends Actor {
  /** More writes of the same transaction. */
  readonly also?: readonly Write[]
  /** A further condition on the item, made at the moment of writing, such as a deadline. */
  readonly onlyIf?: (before: S) => Condition
}
export interface ChangeOptions<S> extends Omit<SaveOptions<S>, 'also'> {
  /** After so many conflicts the change is refused as changed meanwhile. */
  readonly maxTries?: number
  /** More writes of the same transaction, from the state that the rule decided. */
  readonly also?: (state: S) => readonly Write[]
}
export type Decision<S, E extends NewEvent> = (state: S, now: Date) => Transition<S, E> | Refusal

/** Any item, with its key. */
const Located = z.looseObject({ pk: z.string(), sk: z.string() })
/** An item as far as its timer goes. */
const Timed = z.looseObject({ ID: z.int(), dueAt: z.optional(z.string()) })

/**
 * Maximum optimistic-lock retries: 30 asked agencies plus about ten writes by staff can conflict at one donation, and an
 * agency's badge with its answers to other donations.
 */
const defaultTries = 40
/** For what many change at once and each try reads anew: the retries wait at most 10 s, so the API answers within its 30. */
export const hotItemTries = 8

/**
 * Runs an attempt; after an optimistic-lock conflict loads again and repeats, with jitter from the second conflict. Throws
 * the last conflict, which an endpoint answers as 409. One with a stored response is the last: each try would meet it again.
 */
export async function retryConflicts<L, R>(
  { loaded, now, reload, maxTries = defaultTries }: RetryOptions<L>,
  attempt: (current: L, now: Date) => Promise<R>,
): Promise<R> {
  let current = loaded
  let at = now
  for (let tries = 1; ; tries++) {
    const startedAt = performance.now()
    try {
      return await attempt(current, at)
    } catch (error) {
      if (!isConflict(error) || isAnsweredBefore(error) || tries >= maxTries) throw error
      if (tries > 1) await backoff(tries, performance.now() - startedAt)
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
  /** Reads the present state; undefined when it is gone. */
  reload(): Promise<L | undefined>
  readonly maxTries?: number
}

/**
 * The store of a noun: `const donations = new Aggregate<Donation, DonationEvent>({ kind: 'donation', … })`, then
 * `donations.change(loaded, (donation, now) => close(donation, now), { by: caller, now })` in an endpoint.
 */
export class Aggregate<S extends Root, E extends NewEvent> {
  readonly #definition: AggregateDefinition<S, E>

  constructor(definition: AggregateDefinition<S, E>) {
    this.#definition = definition
  }

  load(id: number): Promise<S | undefined> {
    return table.get(this.#definition.key(id), this.#definition.schema)
  }

  /** The state with its timeline, in one query. */
  async loadWithTimeline(id: number): Promise<WithTimeline<S> | undefined> {
    const { pk, sk } = this.#definition.key(id)
    const items = await table.all({ pk }, Located)
    const item = items.find((candidate) => candidate.sk === sk)
    if (!item) return undefined
    const events = items.filter((candidate) => candidate.sk.startsWith(eventPrefix)).map((event) => Event.parse(event))
    return { state: this.#joined(this.#definition.schema.parse(item), items), events }
  }

  /** States by their IDs, in any order and as of a second ago, with what lies aside; absent ones are left out. */
  async loadWhole(ids: readonly number[]): Promise<S[]> {
    const { key, schema, aside } = this.#definition
    const states = await table.getMany(ids.map(key), schema)
    const besides = aside ? await table.getMany(ids.map(aside.key), Located) : []
    return states.map((state) => this.#joined(state, besides))
  }

  /** Those that wait for a timer and have none. */
  async withoutTimer(ids: readonly number[]): Promise<number[]> {
    const items = await table.getMany(ids.map(this.#definition.key), Timed)
    return items.filter((item) => this.#missingTimer(item) !== undefined).map(({ ID }) => ID)
  }

  /** Sets the timer of an item that waits for one and has none; false when there is nothing to set. */
  async setMissedTimer(id: number): Promise<boolean> {
    const at = this.#definition.key(id)
    const item = await table.get(at, Timed)
    const set = item && this.#missingTimer(item)
    if (!set) return false
    const state = this.#definition.schema.parse(item)
    try {
      await table.commit([{ update: at, set, when: atVersion(state.Version) }])
      return true
    } catch (error) {
      // A change that came between wrote the timer, too.
      if (isConflict(error)) return false
      throw error
    }
  }

  /** An item of this noun as this code would store it, unchanged otherwise; undefined for an item of another one. */
  asStoredNow(item: Key & Item): (Key & Item) | undefined {
    const at = this.#definition.key(Number(item.ID))
    if (at.pk !== item.pk || at.sk !== item.sk) return undefined
    return this.#itemOf(this.#definition.schema.parse(item))
  }

  /** The events of a change that led to this state. */
  eventsOf(state: S, events: readonly E[], actor: Actor): Event[] {
    const { kind, entityId } = this.#definition
    return eventsAbout({ kind, id: state.ID, entityId: entityId(state), version: state.Version }, events, actor)
  }

  /**
   * Saves a decision; answers the state as it is then, and its new events. Throws on a conflict: a change is sent once,
   * because after a conflict the same one would name a stale version and a time that has passed.
   */
  async save(
    before: S | undefined,
    { state, events }: Transition<S, E>,
    { by, now, also = [], onlyIf }: SaveOptions<S>,
  ): Promise<WithTimeline<S>> {
    if (before && events.length === 0 && state === before && also.length === 0) return { state, events: [] }
    const saved = this.#caused(before, { ...state, Version: (before?.Version ?? 0) + 1 })
    const newEvents = this.eventsOf(saved, events, { by, now })
    const unchanged = before ? atVersion(before.Version) : absent
    const further = before && onlyIf?.(before)
    const writes: Write[] = [
      ...this.#itemWrites(saved, before === undefined, further ? and(unchanged, further) : unchanged),
      ...(this.#definition.projections?.(before, saved, { at: now, events }) ?? []),
      ...eventWrites(this.#definition.key(saved.ID), newEvents),
      ...also,
    ]
    await (before ? table.commit(writes, 1) : table.commit(writes))
    return { state: saved, events: newEvents }
  }

  /** Decides and saves, again after each conflict. Answers the new state and its new events. */
  change(loaded: S, decide: Decision<S, E>, options: ChangeOptions<S>): Promise<WithTimeline<S> | Refusal> {
    const reload = () => this.load(loaded.ID)
    return retryConflicts({ ...options, loaded, reload }, (before, now) =>
      this.#attempt(before, decide, { ...options, now }),
    )
  }

  /**
   * Does what `change` does for an item loaded with its timeline: answers the whole timeline without reading it again.
   */
  changeWithTimeline(
    loaded: WithTimeline<S>,
    decide: Decision<S, E>,
    options: ChangeOptions<S>,
  ): Promise<WithTimeline<S> | Refusal> {
    const reload = () => this.loadWithTimeline(loaded.state.ID)
    return retryConflicts({ ...options, loaded, reload }, async (before, now) => {
      const changed = await this.#attempt(before.state, decide, { ...options, now })
      return isRefusal(changed) ? changed : { state: changed.state, events: [...before.events, ...changed.events] }
    })
  }

  /**
   * The items that saving each change at its time would have left, for data from elsewhere and for demonstrations. Without
   * `isPublished` nothing reacts to the events.
   */
  importWrites(imported: WithTimeline<S>, isPublished = false): Write[] {
    return [
      ...this.ownWrites(imported, isPublished),
      ...(this.#definition.projections?.(undefined, imported.state) ?? []),
    ]
  }

  /** A new item and its events, without what follows from it: for several at once, which follow together. */
  ownWrites({ state, events }: WithTimeline<S>, isPublished: boolean): Write[] {
    return [
      ...this.#itemWrites(this.#caused(undefined, state), true, absent),
      ...eventWrites(this.#definition.key(state.ID), events, isPublished),
    ]
  }

  /** The state with what lies aside, if that is among the items. */
  #joined(state: S, items: readonly z.infer<typeof Located>[]): S {
    const { aside } = this.#definition
    const at = aside?.key(state.ID)
    const beside = items.find(({ pk, sk }) => pk === at?.pk && sk === at.sk)
    return aside && beside ? aside.join(state, beside) : state
  }

  /** The item, and what it lays aside. */
  #itemWrites(state: S, isNew: boolean, when: Condition): Write[] {
    const { aside } = this.#definition
    if (!aside) return [{ put: this.#itemOf(state), when }]
    const { stored, aside: set } = aside.split(state, isNew)
    const put = { put: this.#itemOf(state, stored), when }
    return Object.keys(set).length > 0 ? [put, { update: aside.key(state.ID), set }] : [put]
  }

  #itemOf(state: S, stored = state): Key & Item {
    const { key, attributes } = this.#definition
    return { ...key(state.ID), ...stored, ...attributes(state), ...this.#timerOf(state) }
  }

  #dueAt(state: S): string | null {
    return this.#definition.dueAt?.(state) ?? null
  }

  #timerOf(state: S): Item {
    const dueAt = this.#dueAt(state)
    const { kind } = this.#definition
    return dueAt === null ? {} : timerAttributes({ kind, id: state.ID, dueAt, cause: state.TimerCause })
  }

  /** The timer that an item waits for and does not have. */
  #missingTimer(item: z.infer<typeof Timed>): Item | undefined {
    if (item.dueAt !== undefined) return undefined
    const set = this.#timerOf(this.#definition.schema.parse(item))
    return Object.keys(set).length === 0 ? undefined : set
  }

  /** The change that sets a timer is its cause, also after later ones that leave the timer as it is. */
  #caused(before: S | undefined, { TimerCause: _, ...after }: S): S {
    const state = after as unknown as S
    const dueAt = this.#dueAt(state)
    if (dueAt === null) return state
    const TimerCause = before && this.#dueAt(before) === dueAt ? before.TimerCause : causeOfChange()
    return TimerCause === undefined ? state : { ...state, TimerCause }
  }

  async #attempt(before: S, decide: Decision<S, E>, options: ChangeOptions<S>): Promise<WithTimeline<S> | Refusal> {
    const decided = decide(before, options.now)
    if (isRefusal(decided)) return decided
    return this.save(before, decided, { ...options, also: options.also?.(decided.state) ?? [] })
  }
}

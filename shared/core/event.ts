import type * as z from 'zod/mini'

/**
 * Events: what happened, in the past tense. A rule returns the new ones with the next state; saving writes them in the
 * same transaction, the outbox publishes them, and they stay as the timeline of their subject.
 */
export interface NewEvent {
  readonly type: string
  readonly detail: object
}

/** Decision of a rule: the next state and its events, oldest first. Without events nothing changed: a harmless repeat. */
export interface Transition<S, E extends NewEvent = NewEvent> {
  readonly state: S
  readonly events: readonly E[]
}

/** A repeat: nothing changes, nothing happened. */
export const unchanged = <S>(state: S): Transition<S, never> => ({ state, events: [] })

export const prependEvents = <S, E extends NewEvent>(
  first: readonly E[],
  step: Transition<S, E>,
): Transition<S, E> => ({
  state: step.state,
  events: [...first, ...step.events],
})

/** The only definition of an event: its schema gives the type, the samples and the documentation. */
export interface EventDefinition<T extends string = string, D = unknown> {
  readonly type: T
  readonly summary: string
  readonly detail: z.ZodMiniType<D>
  /** For the events page, and to invoke a reaction by hand. */
  readonly sample: D
}

/** The events that a list of definitions allows. */
export type EventOf<Definitions extends Record<string, { readonly detail: z.ZodMiniType }>> = {
  [T in keyof Definitions]: { readonly type: T; readonly detail: z.infer<Definitions[T]['detail']> }
}[keyof Definitions]

export const eventDefinition = <T extends string, D>(
  type: T,
  summary: string,
  detail: z.ZodMiniType<D>,
  sample: NoInfer<D>,
): EventDefinition<T, D> => ({ type, summary, detail, sample })

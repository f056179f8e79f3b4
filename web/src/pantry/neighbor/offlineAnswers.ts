import type { Endpoint } from '../../../../shared/core/schema/endpoint.ts'
import { keptAnswer, useKeptAnswer } from '../../core/data/keptAnswers.ts'
import { forgetKeptHere } from '../../core/keptHere.ts'

/** Answers that stay on a neighbor's phone, so that a page opened without a signal shows the last one. Signing out removes them. */
const prefix = 'gleanery.neighbor.'

/** Removes what is kept under a name that begins so, except under `names`. */
export const forgetOtherAnswers = (beginning: string, names: readonly string[]) =>
  forgetKeptHere(prefix + beginning, (key) => names.includes(key.slice(prefix.length)))

/** Beginning of the name under which waits what was said here without a signal. */
export const hereQueue = `${prefix}here.`
export const hasSaidHere = () => Object.keys(localStorage).some((key) => key.startsWith(hereQueue))

export const forgetOfflineAnswers = () => forgetKeptHere(prefix)

/** The kept answer of an endpoint; undefined for what an earlier version kept. */
export const offlineAnswer = <I, V>(endpoint: Endpoint<I, V>, name: string) => keptAnswer(endpoint, prefix + name)

/** `useApi` that shows the answer kept under `name` until a new one is there. */
export const useOfflineAnswer = <I, V>(endpoint: Endpoint<I, V>, input: NoInfer<I> | null, name: string | undefined) =>
  useKeptAnswer(endpoint, input, name === undefined ? undefined : prefix + name)

import { useCallback, useRef, useState } from 'react'
import { type MutatorOptions, useSWRConfig } from 'swr'
import type { Endpoint } from '../../../../shared/core/schema/endpoint.ts'
import { frameTexts } from '../../../../shared/core/text/frame.ts'
import { fromThisPage } from '../go.ts'
import { type Question, useConfirm } from '../words/confirm.tsx'
import { useText } from '../words/language.tsx'
import { type ToastOptions, useToast } from '../words/toast.tsx'
import { type ActionKey, actionKeys } from './actionKey.ts'
import { call, isLost, newKey } from './client.ts'
import { failureText, isToldByFrame } from './failure.ts'
import { type Effect, shownKey, useAnswers } from './useAnswers.ts'

interface Options<RI, RV> extends Effect<RI, RV> {
  /** It changes nothing, as a download: no answer is out of date after it. */
  isReading?: boolean
  /** The page's words for a failure that the server gives no reason for; a function decides for each, and may say nothing. */
  failed?: string | ((error: unknown, usual: string) => string | undefined) | undefined
  /** Shows the words of a failure in place of a toast; gets none when the next try begins. */
  tell?: (words: string | undefined, error?: unknown) => void
  onFailed?: ((error: unknown) => unknown) | undefined
  /** Keeps the idempotency key of a lost answer where what is sent outlives the page. */
  keys?: ActionKey | undefined
}

type Said = string | readonly [words: string, options: ToastOptions]

/** Words before and after the action. */
export interface Words<V, RI = never, RV = unknown> extends Options<RI, RV> {
  ask?: Question | undefined
  /** Said in a toast. Without it, what changed on the screen says so. */
  done?: Said | undefined | ((value: V) => Said | undefined)
  /** Follows; `renewed` when what is on screen was asked for again. The action lasts until this is over. */
  onDone?: ((value: V, renewed: Promise<unknown>) => unknown) | undefined
  /** Value of `shows` until the answer is there; a failure takes it back. */
  expected?: ((old: RV) => RV) | undefined
  /** Value of `shows` then, where the answer is only a part of it. */
  merge?: ((old: RV, answer: V) => RV) | undefined
}
type Merged<V, RV> = [V] extends [RV] ? unknown : { merge: (old: RV, answer: V) => RV }

/** Sends one call of an action. Repeated after a lost answer, it carries the same idempotency key. */
export type Send = <I, V>(endpoint: Endpoint<I, V>, input: NoInfer<I>) => Promise<V>

/**
 * An action of a person: asked about, sent, shown and told of, or why not. `act` sends one call; `perform` does what takes more
 * than one. Both answer whether it is done. `options` hold for all that is done with the hook.
 */
export function useAction<RI = never, RV = unknown>(options: Options<RI, RV> = {}) {
  const text = useText(frameTexts)
  const toast = useToast()
  const confirm = useConfirm()
  const { mutate } = useSWRConfig()
  const { changed, renew } = useAnswers()
  const [running, setRunning] = useState(0)
  const [ownKeys] = useState(() => actionKeys(newKey))
  const latest = useRef(options)
  latest.current = options
  const sending = useRef<string>(undefined)

  const perform = useCallback(
    async <V extends B, A = RI, B = RV>(work: (send: Send) => Promise<V>, words?: Words<V, A, B>): Promise<boolean> => {
      const all = { ...latest.current, ...words } as Words<V, A, B>
      const { ask, done, failed, tell, isReading = false, keys } = all
      if (ask && !(await confirm(ask))) return false
      const followUp = fromThisPage()
      let isPartDone = false
      const send: Send = async (endpoint, input) => {
        const { keyFor, answered } = keys ?? ownKeys(endpoint.id)
        const key = keyFor(input as object)
        const value = await call(endpoint, input, { key }).catch((error: unknown) => {
          if (!isLost(error)) answered()
          throw error
        })
        answered()
        isPartDone ||= endpoint.mutates
        return value
      }
      tell?.(undefined)
      setRunning((count) => count + 1)
      try {
        const shown = shownKey(all)
        const sent = work(send)
        const value = shown === undefined ? await sent : ((await mutate<B, V>(shown, sent, showing(all))) as V)
        const renewed = isReading ? Promise.resolve() : changed(all)
        const said = typeof done === 'function' ? done(value) : done
        if (said !== undefined) toast(...([said].flat() as Parameters<typeof toast>))
        await followUp(() => all.onDone?.(value, renewed))
        return true
      } catch (error) {
        const usual = failureText(error, text, typeof failed === 'string' ? failed : undefined)
        const says = typeof failed === 'function' ? failed(error, usual) : usual
        if (tell) tell(says, error)
        else if (says !== undefined && !isToldByFrame(error)) toast(says, { tone: 'error' })
        all.onFailed?.(error)
        // The page knows what the server now says before another try: a lost answer may have arrived.
        if (!isReading) await (isPartDone ? changed() : renew(all.failureRenews))
        return false
      } finally {
        setRunning((count) => count - 1)
      }
    },
    [changed, renew, mutate, confirm, toast, text, ownKeys],
  )
  const act = useCallback(
    async <I, V, A = RI, B = RV>(
      endpoint: Endpoint<I, V>,
      input: NoInfer<I>,
      words?: Words<V, A, B> & Merged<V, B>,
    ): Promise<boolean> => {
      const name = JSON.stringify([endpoint.id, input])
      const once = async (send: Send) => {
        sending.current = name
        try {
          return (await send(endpoint, input)) as V & B
        } finally {
          if (sending.current === name) sending.current = undefined
        }
      }
      // State alone would let the second click of a double click through.
      return sending.current === name ? false : perform<V & B, A, B>(once, words)
    },
    [perform],
  )
  return { act, perform, busy: running > 0 }
}

/** Shows what is expected at once and the answer then; a later change of the same answer stays on the screen. */
const showing = <V, RI, RV>({ expected, merge }: Words<V, RI, RV>): MutatorOptions<RV, V> => ({
  revalidate: false,
  ...(expected ? { optimisticData: (now, seen) => changedBy(expected, now ?? seen) } : {}),
  populateCache: merge ? (answer, old) => changedBy((known) => merge(known, answer), old) : true,
})
/** Nothing is shown in place of what a change dropped. */
const changedBy = <RV>(change: (old: RV) => RV, old: RV | undefined) => (old === undefined ? old : change(old)) as RV

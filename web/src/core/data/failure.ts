import { helpEndedStatus } from '../../../../shared/core/answer.ts'
import { frameTexts } from '../../../../shared/core/text/frame.ts'
import type { TextOf } from '../words/language.tsx'
import { useText } from '../words/language.tsx'
import { useToast } from '../words/toast.tsx'
import { ApiError, refusalReason } from './client.ts'

/** Text for the person: the server's reason when it refused, otherwise the page's own words or a general text. */
export function failureText(
  error: unknown,
  text: TextOf<'failed' | 'noConnection' | 'busy'>,
  otherwise?: string,
): string {
  const reason = refusalReason(error)
  if (reason) return reason
  if (error instanceof ApiError && error.status === 0) return text('noConnection')
  if (isToldByFrame(error)) return error.message
  // The product's own refusals say why; without a reason too many people came at once.
  if (error instanceof ApiError && [429, 503].includes(error.status)) return error.message || text('busy')
  return otherwise ?? text('failed')
}

/** The server's words, where it had some: why it refused, or what of the input it can't take. */
export const serverReason = (error: unknown) =>
  refusalReason(error) ?? (error instanceof ApiError && error.status === 409 ? error.message || undefined : undefined)

/** Trying again will not help: the resource is not there, or not the person's to see. */
export const isNotAvailable = (error: unknown) =>
  error instanceof ApiError && [403, 404, helpEndedStatus].includes(error.status)

/** Every neighbor's screen has it above what failed: the help for the household has ended. */
export const isToldByFrame = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === helpEndedStatus

/** `catch (error) { showFailure(error) }`: tells what went wrong in a toast. */
export function useShowFailure() {
  const text = useText(frameTexts)
  const toast = useToast()
  return (error: unknown, otherwise?: string) => toast(failureText(error, text, otherwise), { tone: 'error' })
}

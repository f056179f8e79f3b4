import type { Input } from '../../../../shared/core/schema/endpoint.ts'
import { startOfTomorrow } from '../../../../shared/core/time/zone.ts'
import type { Transaction } from '../../../../shared/rescue/donations/api.ts'
import { transactionTexts } from '../../../../shared/rescue/donations/texts/transaction.ts'
import * as offers from '../../../../shared/rescue/offers/api.ts'
import * as transport from '../../../../shared/rescue/transport/api.ts'
import { Refused } from '../../core/data/client.ts'
import { useOwnValue } from '../../core/data/ownValue.ts'
import type { Send } from '../../core/data/useAction.ts'
import { serverNow } from '../../core/time/clock.ts'
import { zoneHere } from '../../core/time/time.ts'
import { useText } from '../../core/words/language.tsx'
import { clientTimeSnapshot } from './moment.ts'
import { useTransactionChange } from './useTransaction.ts'

/**
 * Modes change on the screen at once, and for five seconds the server's value is not listened to (section 4): an answer
 * that was under way before the change would flip the switch back.
 */

type EscalationMode = Input<typeof offers.updateEscalationMode>['mode']
type StartMode = Input<typeof offers.updateStartMode>['mode']

export function useEscalationMode(transaction: Transaction): [EscalationMode, (mode: EscalationMode) => void] {
  const { act } = useTransactionChange(transaction.ID)
  const server = transaction.IsSimultaneousNotifyEnabled ? 'simultaneous' : 'ordered'
  const [mode, hold, release] = useOwnValue<EscalationMode>(server)
  const change = (next: EscalationMode) => {
    hold(next)
    void act(offers.updateEscalationMode, { id: transaction.ID, mode: next }, { onFailed: release })
  }
  return [mode, change]
}

/** Volunteer pickup; a failure shows the server's state again. */
export function useVolunteerMode(transaction: Transaction): [boolean, (enabled: boolean) => void] {
  const text = useText(transactionTexts)
  const { act } = useTransactionChange(transaction.ID)
  const [isEnabled, hold, release] = useOwnValue(transaction.IsVolunteerAutomationEnabled)
  const change = (enabled: boolean) => {
    hold(enabled)
    const input = { id: transaction.ID, enabled }
    const failed = (error: unknown, reason: string) => (error instanceof Refused ? reason : text('volunteerModeFailed'))
    void act(transport.updateVolunteerAutomationMode, input, { failed, onFailed: release })
  }
  return [isEnabled, change]
}

interface Start {
  mode: StartMode
  startAfter: string | null
}

export function useStartMode(transaction: Transaction): [Start, (mode: StartMode) => void] {
  const text = useText(transactionTexts)
  const { perform } = useTransactionChange(transaction.ID)
  const [startAfter, hold, release] = useOwnValue(transaction.StartAfter)
  const change = (mode: StartMode) => {
    const question = { title: text('clearStartTitle'), text: text('clearStartText'), confirm: text('clearStart') }
    const ask = mode === 'now' ? { ...question, cancel: text('clearStartKeep') } : undefined
    const failed = (error: unknown, reason: string) => (error instanceof Refused ? reason : text('startTimeFailed'))
    const start = (send: Send) => {
      const now = serverNow()
      hold(mode === 'now' ? null : tomorrow(now))
      const clock = clientTimeSnapshot(now, new Date(now).getTimezoneOffset())
      return send(offers.updateStartMode, { id: transaction.ID, mode, clientTimeSnapshot: clock })
    }
    void perform(start, { ask, failed, onFailed: release })
  }
  return [{ mode: startAfter === null ? 'now' : 'future', startAfter }, change]
}

/** Decision 25: tomorrow is the user's. */
const tomorrow = (now: number) => startOfTomorrow(new Date(now), zoneHere()).toISOString()

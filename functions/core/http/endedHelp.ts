import { helpEndedStatus } from '../../../shared/core/answer.ts'
import * as refusals from '../../../shared/core/refusals.ts'
import { isHelpOver } from '../../../shared/network/people/acting.ts'
import type { Middleware } from './context.ts'
import { languageOf } from './envelope.ts'
import { HttpFault } from './fault.ts'

/**
 * A person whose help for another household has ended is told that, where they are refused what was open to them a moment ago,
 * until they act for themselves again.
 */
export const endedHelp = (): Middleware => ({
  onError: (request) => {
    const { error, event, context } = request
    if (!(error instanceof HttpFault) || (error.status !== 403 && error.status !== 404)) return
    if (context.caller?.Role === 'customer' && isHelpOver(context.user, new Date()))
      request.error = new HttpFault(helpEndedStatus, refusals.helpEnded[languageOf(event)])
  },
})

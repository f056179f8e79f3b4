import * as transport from '../../../shared/rescue/transport/api.ts'
import { notFound } from '../../core/http/fault.ts'
import { openEndpoint } from '../../core/http/http.ts'
import { openRun } from './openRun.ts'
import { runView } from './runView.ts'

export const handler = openEndpoint(transport.getAttemptedPickup, async (context) => {
  const { donation } = await openRun(context)
  const view = await runView(donation, context.input.id, context.language)
  if (!view) throw notFound()
  return view
})

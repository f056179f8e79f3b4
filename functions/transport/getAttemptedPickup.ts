import * as transport from '../../shared/api/transport.ts'
import { notFound } from '../http/fault.ts'
import { openEndpoint } from '../http.ts'
import { openRun } from './openRun.ts'
import { runView } from './runView.ts'

export const handler = openEndpoint(transport.getAttemptedPickup, async (context) => {
  const { donation } = await openRun(context)
  const view = await runView(donation, context.input.id, context.language)
  if (!view) throw notFound()
  return view
})

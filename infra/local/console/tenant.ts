import { tenantCommand } from '../../operator/tenantCommand.ts'
import { WrongCommand } from '../../operator/wrongCommand.ts'
import { invocations } from '../functions.ts'
import { type Handler, parsedJson, readBody, sendJson } from '../loopback.ts'

/** `npm run tenant` on the running app: the command's words come as a list, and lines to print go back. */
export const runTenantCommand: Handler = async (request, response) => {
  if (request.method !== 'POST') return sendJson(response, 405, { message: 'POST only.' })
  const args = parsedJson((await readBody(request, 100_000)).toString())
  if (!Array.isArray(args) || !args.every((one) => typeof one === 'string'))
    return sendJson(response, 400, { message: 'A list of words is needed.' })
  try {
    sendJson(response, 200, { lines: await invocations.run({}, () => tenantCommand(args)) })
  } catch (fault) {
    if (!(fault instanceof WrongCommand)) throw fault
    sendJson(response, 400, { message: fault.message })
  }
}

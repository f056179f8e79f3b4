import { vi } from 'vitest'
import { client } from '../../functions/core/table/client.ts'
import { setClock } from './clock.ts'

/** A machine on which every request to the table takes so long, by the simulated clock. */
export async function whileReadsTake<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const before = new Date()
  const send = client.send.bind(client)
  const slow = vi.spyOn(client, 'send').mockImplementation((command) => {
    setClock(new Date(Date.now() + ms))
    return send(command as never) as never
  })
  try {
    return await work()
  } finally {
    slow.mockRestore()
    setClock(before)
  }
}

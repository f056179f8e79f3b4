import { delayedTexts } from './textTable.ts'

/** The quiet hours are over: raises the event whose reaction sends the text. Repeating it changes nothing. */
export async function settleDelayedText(id: number, now: Date): Promise<void> {
  const loaded = await delayedTexts.load(id)
  if (!loaded?.DueAt || Date.parse(loaded.DueAt) > now.getTime()) return
  const events = [{ type: 'TextDue', detail: { Kind: loaded.Kind } }] as const
  await delayedTexts.save(loaded, { state: { ...loaded, DueAt: null }, events }, { by: null, now })
}

const day = new Intl.DateTimeFormat('en-US', { month: 'numeric', day: 'numeric', year: 'numeric' })
const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** `11/20/2026 3:30 PM` in the reader's zone, the form that section 2 names. */
export function queuedText(instant: string): string {
  const at = new Date(instant)
  // Between time and `PM` Intl puts a narrow space that no other text of the screens has.
  return `${day.format(at)} ${time.format(at).replace('\u202f', ' ')}`
}

const erroneous = '[aria-invalid="true"], [data-form-error]'
const focusable = 'input, select, textarea, button'

/**
 * Focuses the first error in the order of the page and scrolls it to the middle of the screen: focusing alone scrolls a
 * field only just into view, under the sticky bar of a phone.
 */
export function showFirstError(form: HTMLElement | null) {
  const first = form?.querySelector<HTMLElement>(erroneous)
  if (!first) return
  const field = first.matches(focusable) ? first : first.querySelector<HTMLElement>(focusable)
  field?.focus({ preventScroll: true })
  first.scrollIntoView({ block: 'center' })
}

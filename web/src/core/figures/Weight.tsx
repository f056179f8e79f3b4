import { app } from '../../../../shared/core/text/app.ts'
import { numberText } from '../time/time.ts'
import { useLanguage, useText } from '../words/language.tsx'

/** `1,234.5 lb`, kept on one line. */
export function Weight({ value }: { value: number }) {
  const text = usePoundsText()
  return <span style={{ whiteSpace: 'nowrap' }}>{text(value)}</span>
}

/** The same for places that take only a string. */
export function usePoundsText() {
  const text = useText(app)
  const { language } = useLanguage()
  return (value: number) => text('pounds', { pounds: numberText(value, language) })
}

import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

/** A step within a page, by its name in the address: a phone's way back leads out of it. */
export function useStep(name: string) {
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const [hasCome, setHasCome] = useState(false)
  const go = (next: string | null) => {
    if (next !== null) {
      setHasCome(true)
      return setQuery((now) => new URLSearchParams([...now, [name, next]]), { preventScrollReset: true })
    }
    if (hasCome) return void navigate(-1)
    setQuery((now) => new URLSearchParams([...now].filter(([other]) => other !== name)), {
      replace: true,
      preventScrollReset: true,
    })
  }
  return [query.get(name), go] as const
}

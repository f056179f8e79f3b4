import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

/** The cart as a step in the address: a phone's way back leads from it to the food, and from the food to the place. */
const step = 'review'

export function useReview() {
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const [hasCome, setHasCome] = useState(false)
  const isReviewing = query.get(step) === '1'
  useEffect(() => {
    if (isReviewing) window.scrollTo(0, 0)
  }, [isReviewing])
  const review = (next: boolean) => {
    if (next) {
      setHasCome(true)
      return setQuery((now) => new URLSearchParams([...now, [step, '1']]))
    }
    if (hasCome) return void navigate(-1)
    setQuery((now) => new URLSearchParams([...now].filter(([name]) => name !== step)), { replace: true })
  }
  return { isReviewing, review }
}

import { useEffect } from 'react'
import { useStep } from './useStep.ts'

/** The cart as a step of its own, at its top. */
export function useReview() {
  const [step, go] = useStep('review')
  const isReviewing = step === '1'
  useEffect(() => {
    if (isReviewing) window.scrollTo(0, 0)
  }, [isReviewing])
  return { isReviewing, review: (next: boolean) => go(next ? '1' : null) }
}

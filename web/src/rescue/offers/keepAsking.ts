import type { SWRConfiguration } from 'swr'

/** Section 8 'We'll try again shortly': a list or offer that people act on is asked for until it arrives. */
export const retryMs = 10_000

/** Options for `useApi`: tries again at an even pace, whatever the failure, for as long as the page is open. */
export const keepAsking = {
  shouldRetryOnError: true,
  onErrorRetry: (_error, _key, _config, revalidate, { retryCount }) => {
    setTimeout(() => void revalidate({ retryCount }), retryMs)
  },
} satisfies Pick<SWRConfiguration, 'shouldRetryOnError' | 'onErrorRetry'>

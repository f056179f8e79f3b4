import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** The row whose details are open beside the list, in the URL, so that Back closes them. Page and filters stay. */
export function useOpenRow() {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const id = Number(new URLSearchParams(search).get('id')) || 0
  const open = useCallback(
    (row: number) => {
      const query = new URLSearchParams(search)
      query.set('id', String(row))
      void navigate({ search: String(query) }, { state: { ...state, isOpened: true }, preventScrollReset: true })
    },
    [navigate, search, state],
  )
  const close = useCallback(() => {
    if (state?.isOpened) return void navigate(-1)
    const query = new URLSearchParams(search)
    query.delete('id')
    void navigate({ search: String(query) }, { state, replace: true, preventScrollReset: true })
  }, [navigate, search, state])
  return { id, open, close }
}

import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** The row that is open beside the list, or a new one, in the URL, so that Back closes them. Page and filters stay. */
export function useOpenRow(name = 'id') {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const opened = new URLSearchParams(search).get(name)
  const id = Number(opened) || 0
  const open = useCallback(
    (row: number | 'new') => {
      const query = new URLSearchParams(search)
      // In place of another row, such as a new one that was just added: closing leads to the list, not to that form.
      const replace = query.has(name)
      query.set(name, String(row))
      const isOpened = replace ? state?.isOpened : true
      void navigate({ search: String(query) }, { state: { ...state, isOpened }, replace, preventScrollReset: true })
    },
    [navigate, search, state, name],
  )
  const close = useCallback(() => {
    if (state?.isOpened) return void navigate(-1)
    const query = new URLSearchParams(search)
    query.delete(name)
    void navigate({ search: String(query) }, { state, replace: true, preventScrollReset: true })
  }, [navigate, search, state, name])
  return { id, isNew: opened === 'new', open, close }
}

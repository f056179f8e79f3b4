import { ThemeProvider } from '@mui/material'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { fill, type TextKey, type Values } from '../../../../shared/core/text/text.ts'
import type { ReceivedRow } from '../../../../shared/work/messages/api.ts'
import { messageTexts } from '../../../../shared/work/messages/texts.ts'
import { themeWith } from '../../core/app/theme.ts'
import type { TextOf } from '../../core/words/language.tsx'
import { receivedColumns } from './receivedColumns.tsx'

const row: ReceivedRow = {
  ID: 12003,
  MessageViewedTime: null,
  UserMessage: {
    ID: 12,
    SendDate: '2026-11-20T15:00:00.000Z',
    Subject: 'Is 9 AM <b>fine</b>?',
    classification: 'donation',
    Sender: { UserID: 7, UserName: 'ada@example.org', Name: 'Ada Brook', EntityName: 'River Food Bank' },
  },
}

const inEnglish = (key: TextKey<typeof messageTexts>, values?: Values) => fill<string>(messageTexts.en[key], values)
const columns = receivedColumns(inEnglish as TextOf<typeof messageTexts>, 'Agency')

/** A cell of the line, as the browser gets it. */
function cell(field: string): string {
  const shown: ReactNode = columns.find((column) => column.field === field)?.renderCell?.({ row } as never)
  return renderToStaticMarkup(<ThemeProvider theme={themeWith()}>{shown}</ThemeProvider>)
}

it('[msg-received-link] a received message opens its view with sent=false, and its row has a delete button', () => {
  expect(cell('Subject')).toContain('href="/Agency#/app/current/agency/messages/view?sent=false&amp;id=12003"')
  expect(cell('Delete')).toMatch(/<button[^>]* aria-label="Delete “Is 9 AM &lt;b&gt;fine&lt;\/b&gt;\?”"/)
})

it('reads nothing that somebody wrote as markup, and says what is unread', () => {
  expect(cell('Subject')).toContain('Is 9 AM &lt;b&gt;fine&lt;/b&gt;?')
  expect(cell('State')).toContain('Unread')
  expect(cell('From')).toContain('River Food Bank')
})

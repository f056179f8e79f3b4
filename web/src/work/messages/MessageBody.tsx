import { Box } from '@mui/material'

/** Text of a message, plain with its line breaks: nothing in it is read as markup. */
export function MessageBody({ body }: { body: string }) {
  return <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: 1.5 }}>{body}</Box>
}

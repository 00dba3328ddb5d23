import { AddIcon } from '@sanity/icons/Add'
import { Button } from '@sanity/ui'
import { IntentLink } from 'sanity/router'
import { REDIRECT_FROM } from '../../common/templates.ts'

/** Button that opens a new redirect with a given source path. */
export function MakeRedirect({ source, text = 'Make a redirect' }: { source: string; text?: string }) {
  return (
    <Button
      as={IntentLink}
      icon={AddIcon}
      mode="ghost"
      text={text}
      {...{ intent: 'create', params: [{ type: 'redirect', template: REDIRECT_FROM }, { source }] }}
    />
  )
}

/** The path of a page: while it has none, the one that fits its title is proposed (B329). */
import { Box, Button, Flex } from '@sanity/ui'
import { type StringInputProps, set, useFormValue } from 'sanity'
import { useRoutes } from '../redirects/routes/use-routes.ts'
import { proposedPath } from '../rules/path.ts'

export function PathInput(props: StringInputProps) {
  const title = useFormValue(['title'])
  const routes = useRoutes()
  const proposal =
    props.value || props.readOnly ? null : proposedPath(title, (path) => routes?.pages.has(path) === true)
  return (
    <Box>
      {props.renderDefault(props)}
      {proposal && (
        <Flex paddingTop={2}>
          <Button
            mode="ghost"
            fontSize={1}
            padding={2}
            text={`Use ${proposal}`}
            onClick={() => props.onChange(set(proposal))}
          />
        </Flex>
      )}
    </Box>
  )
}

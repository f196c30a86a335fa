import { callBuilders, oneHandle } from './calls.ts'
import { docstringStart, plainComments } from './comments.ts'
import { environment, fileNames, fileSize, longFile } from './files.ts'
import { pageLoads } from './pageLoads.ts'
import { texts } from './texts.ts'
import { sourcesIn, vocabulary } from './vocabulary.ts'
import { walls } from './walls.ts'

/** The rules of this project that a linter can check; docs/style.md has the others. */
export default {
  meta: { name: 'house' },
  rules: {
    'call-builders': callBuilders,
    'docstring-start': docstringStart,
    environment,
    'file-names': fileNames,
    'file-size': fileSize,
    'long-file': longFile,
    'one-handle': oneHandle,
    'page-loads': pageLoads,
    'plain-comments': plainComments,
    texts,
    vocabulary: vocabulary(sourcesIn),
    walls,
  },
}

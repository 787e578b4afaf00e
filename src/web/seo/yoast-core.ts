// What the Dutch part of yoastseo takes of its main module. The build puts this in the place of that module (vite.config.ts),
// which would bring the assessments of inclusive English and of web shops along: 30 kB compressed.
import formatNumber from 'yoastseo/build/helpers/formatNumber.js'
import languageProcessing from 'yoastseo/build/languageProcessing/index.js'

const helpers = { formatNumber: formatNumber.default }

export { helpers, languageProcessing }

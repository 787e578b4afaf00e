// The whole script of the public pages. They can be read without it.
import { startConsent } from './consent-script.ts'
import { startContactForm } from './contact-form.ts'
import { startMenu } from './menu-script.ts'
import { startThemePictures } from './theme-pictures.ts'
import { startTitleTrial } from './title-trial.ts'

startThemePictures()
startMenu()
startConsent()
startTitleTrial()
startContactForm()

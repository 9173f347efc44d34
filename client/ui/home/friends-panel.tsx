/** Playing with friends: a table of one's own, or the one that a friend has set up. */
import { useTranslation } from '../page.tsx';
import { RouteLink } from '../widgets/route-link.tsx';
import { JoinForm } from './join-form.tsx';
import { PlateWords } from './plate.tsx';

/** The way to the form of a table; folded below it, the field for a friend's code. */
export function FriendsPanel() {
  const { t } = useTranslation();
  return (
    <div class="way">
      <RouteLink class="plate plate--enamel" to={{ type: 'new-table' }}>
        <PlateWords icon="friends" name={t('home.friends')} hint={t('home.friendsHint')} />
      </RouteLink>
      <details class="way__more">
        <summary>{t('home.join')}</summary>
        <JoinForm />
      </details>
    </div>
  );
}

import { Button } from '@volan/ui/Button';

export default () => <Button>Save</Button>;
